import { DeskForm } from '#web/desk/DeskForm.tsx'
import type { CartPhotos_PhotoFragment } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { cartPhotos as style } from './CartPhotos.styles.ts'
import { PhotoChooser } from './PhotoChooser.tsx'

type Props = { id: string; photos: readonly CartPhotos_PhotoFragment[] }

/** The photos of a cart, each with its text, and a way to add more. */
export const CartPhotos = ({ id, photos }: Props) => (
  <section aria-labelledby="photos-title" className={style.root}>
    <h2 id="photos-title" className={style.title}>
      Photos
    </h2>
    <DeskForm action="/desk/carts/photos" values={{ id }} hasFiles className={style.add}>
      <PhotoChooser />
      <button type="submit" className={button()}>
        Add photos
      </button>
    </DeskForm>
    <ol className={style.list}>
      {photos.map((photo, index) => (
        <li key={photo.path} className={style.photo}>
          <div className={style.picture}>
            <Picture picture={photo} sizes="(max-width: 600px) 90vw, 300px" isOnCard />
          </div>
          <DeskForm
            action="/desk/carts/photo"
            values={{ id, path: photo.path, shownAlt: photo.alt }}
            className={style.form}
          >
            <label htmlFor={`alt-${index}`}>
              {index === 0 ? 'Main photo' : `Photo ${index + 1}`}: what it shows, for people who cannot see it
            </label>
            <input id={`alt-${index}`} name="alt" className={field()} defaultValue={photo.alt} maxLength={1000} />
            <div className={style.buttons}>
              <Act act="text" label="Save the text" index={index} />
              {index > 0 && <Act act="first" label="Make first" index={index} />}
              <Act act="remove" label="Remove" index={index} />
            </div>
          </DeskForm>
        </li>
      ))}
    </ol>
  </section>
)

const Act = ({ act, label, index }: { act: string; label: string; index: number }) => (
  <button
    type="submit"
    name="act"
    value={act}
    className={button({ variant: 'outline', size: 'sm' })}
    aria-label={`${label}: photo ${index + 1}`}
  >
    {label}
  </button>
)
