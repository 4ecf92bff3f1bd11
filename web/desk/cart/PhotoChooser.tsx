import { cartPhotos as style } from './CartPhotos.styles.ts'

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
      className={style.file}
    />
    <p id="photos-rule" className={style.note}>
      Up to 20 at once, 40 MB together. We turn them upright and take out where they were taken.
    </p>
    <div id="previews" className={style.previews} aria-hidden />
    <script src="/desk-previews.js" async />
  </div>
)
