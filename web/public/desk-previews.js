// The photos that were chosen, before they are sent. A canvas, because the pages' policy allows no pictures of this machine.
// The document listens, because the script may run before the field is there.
document.addEventListener('change', async ({ target: { files, dataset } }) => {
  if (!dataset.previews) return
  const place = document.getElementById(dataset.previews)
  place.replaceChildren()
  for (const file of files) {
    const bitmap = await createImageBitmap(file, { resizeHeight: 128 }).catch(() => undefined)
    if (!bitmap) continue
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d').drawImage(bitmap, 0, 0)
    bitmap.close()
    place.append(canvas)
  }
})
