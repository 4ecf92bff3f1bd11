import { UPLOAD_LIMITS } from '#web/desk/action.ts'
import { DeskForm, Submit, TextField } from '#web/desk/DeskForm.tsx'
import { More } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { useField } from '#web/desk/desk.ts'
import type { CartPhotos_PhotoFragment } from '#web/generated/desk.ts'
import { counted } from '#web/ui/format.ts'
import { Picture, pictureUrl } from '#web/ui/Picture.tsx'
import { filePage, cartPhotos as style } from './stock.styles.ts'

type Props = { id: string; photos: readonly CartPhotos_PhotoFragment[]; slots: readonly string[] }

const FORM = 'photos'

/** The photos of a cart: a way to add more, and one form for the texts and the order of all of them. */
export const CartPhotos = ({ id, photos, slots }: Props) => (
  <section aria-labelledby="photos-title" className={style.root}>
    <h2 id="photos-title" className={deskPage.heading}>
      Photos
    </h2>
    {photos.length > 0 && (
      <div className={style.strip}>
        {photos.map(({ path }) => (
          <img key={path} src={pictureUrl(path, 480)} alt="" loading="lazy" />
        ))}
      </div>
    )}
    {photos.length > 0 && (
      <More title={`${counted(photos.length, 'photo')}: texts, order, remove`} of={FORM}>
        <DeskForm
          action="/desk/carts/photo-texts"
          values={{ id, of: FORM }}
          now={{ paths: photos.map(({ path }) => path), ...Object.assign({}, ...photos.map(fieldsOf)) }}
          hasFiles
          className={style.form}
        >
          <p className={deskPage.detail}>
            Number 1 is the main photo. A text says what the photo shows, for people who can&apos;t see it.
          </p>
          <ol className={style.list}>
            {photos.map((photo, index) => (
              <li key={photo.path}>
                <PhotoFields photo={photo} index={index} count={photos.length} slots={slots} />
              </li>
            ))}
          </ol>
          <Submit>Save the photos</Submit>
        </DeskForm>
      </More>
    )}
    <DeskForm action="/desk/carts/photos" values={{ id }} hasFiles className={style.add}>
      <PhotoChooser missing={slots.filter((slot) => photos.every((photo) => photo.slot !== slot))} />
      <Submit variant="outline">Add photos</Submit>
    </DeskForm>
  </section>
)

/** The fields of a photo as they are now. */
const fieldsOf = ({ path, alt, slot }: CartPhotos_PhotoFragment, index: number) => ({
  [`slot.${path}`]: slot,
  [`place.${path}`]: String(index + 1),
  [`alt.${path}`]: alt,
})

type PhotoProps = { photo: CartPhotos_PhotoFragment; index: number; count: number; slots: readonly string[] }

const PhotoFields = ({ photo, index, count, slots }: PhotoProps) => {
  const { path } = photo
  const isRemoved = useField(`remove.${path}`).value !== ''
  const places = Array.from({ length: count }, (_, place) => String(place + 1))
  return (
    <fieldset className={style.photo}>
      <legend>{`Photo ${index + 1}`}</legend>
      <div className={style.picture}>
        <Picture picture={{ ...photo, alt: '' }} sizes="(max-width: 600px) 40vw, 200px" isOnCard />
      </div>
      <div className={style.fields}>
        <TextField name={`slot.${path}`} label="Shows" options={optionsOf(['', ...slots])} />
        <TextField name={`place.${path}`} label="Place" options={optionsOf(places)} />
        <label className={filePage.tick}>
          <input type="checkbox" name={`remove.${path}`} value="yes" defaultChecked={isRemoved} />
          Remove
        </label>
      </div>
      <div className={style.text}>
        <TextField name={`alt.${path}`} label="Text" maxLength={1000} />
      </div>
    </fieldset>
  )
}

const optionsOf = (values: string[]) => values.map((value) => ({ value, label: value || 'Other' }))

/** Chooses photos; where scripts run, they are shown before they are sent, and how far each one is while they are. */
export const PhotoChooser = ({ missing = [] }: { missing?: readonly string[] }) => (
  <div className={style.chooser}>
    <PhotoInput id="photos" name="photos" label="Photos" isMultiple />
    <p id="photos-rule" className={deskPage.detail}>
      We turn them upright and take out where they were taken.
    </p>
    {missing.length > 0 && (
      <More title={`Still missing: ${missing.join(', ')}`}>
        <div className={style.fields}>
          {missing.map((slot) => (
            <PhotoInput key={slot} id={`slot.${slot}`} name={`slot.${slot}`} label={slot} />
          ))}
        </div>
      </More>
    )}
    <div className={style.previews} data-most-files={UPLOAD_LIMITS.files} data-most-bytes={UPLOAD_LIMITS.bytes} />
    <p role="status" />
    <script src="/desk-photos.js" async />
  </div>
)

type InputProps = { id: string; name: string; label: string; isMultiple?: boolean }

const PhotoInput = ({ id, name, label, isMultiple }: InputProps) => (
  <div className={style.input}>
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      type="file"
      name={name}
      accept="image/jpeg,image/png,image/webp"
      multiple={isMultiple}
      aria-describedby="photos-rule"
      data-photos=""
      className={filePage.file}
    />
  </div>
)
