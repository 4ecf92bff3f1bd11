// The photos that were chosen, before they are sent. A canvas, because the pages' policy allows no pictures of this machine.
for (const input of document.querySelectorAll('[data-previews]')) {
  input.addEventListener('change', async () => {
    const place = document.getElementById(input.dataset.previews)
    place.replaceChildren()
    for (const file of input.files) {
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
}
