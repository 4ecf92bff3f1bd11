import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import type { CartPhotos_PhotoFragment } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { Field } from '#web/ui/Field.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { filePage, cartPhotos as style } from './stock.styles.ts'

type Props = { id: string; photos: readonly CartPhotos_PhotoFragment[] }

/** The photos of a cart, each with its text, and a way to add more. */
export const CartPhotos = ({ id, photos }: Props) => (
  <section aria-labelledby="photos-title" className={style.root}>
    <h2 id="photos-title" className={deskPage.heading}>
      Photos
    </h2>
    <DeskForm action="/desk/carts/photos" values={{ id }} hasFiles className={style.add}>
      <PhotoChooser />
      <Submit>Add photos</Submit>
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
            <Field
              id={`alt-${index}`}
              name="alt"
              label={`${index === 0 ? 'Main photo' : `Photo ${index + 1}`}: what it shows, for people who cannot see it`}
              defaultValue={photo.alt}
              maxLength={1000}
            />
            <div className={style.buttons}>
              <Change to="text" label="Save the text" index={index} />
              {index > 0 && <Change to="first" label="Make first" index={index} />}
              <Change to="remove" label="Remove" index={index} />
            </div>
          </DeskForm>
        </li>
      ))}
    </ol>
  </section>
)

const Change = ({ to, label, index }: { to: string; label: string; index: number }) => (
  <button
    type="submit"
    name="to"
    value={to}
    className={button({ variant: 'outline', size: 'sm' })}
    aria-label={`${label}: photo ${index + 1}`}
  >
    {label}
  </button>
)

/** Chooses photos; where scripts run, they are shown before they are sent. */
export const PhotoChooser = () => (
  <div className={style.chooser}>
    <label htmlFor="photos">Photos</label>
    <input
      id="photos"
      type="file"
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      multiple
      aria-describedby="photos-rule"
      data-previews="previews"
      className={filePage.file}
    />
    <p id="photos-rule" className={deskPage.detail}>
      Up to 20 at once, 40 MB together. We turn them upright and take out where they were taken.
    </p>
    <div id="previews" className={style.previews} aria-hidden />
    <script src="/desk-previews.js" async />
  </div>
)
