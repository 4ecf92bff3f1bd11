// The photos of a form: shown before they are sent, and how far each one is while they are sent. The document listens, because the
// script may run before the form is there.
const photosOf = (form) => [...form.querySelectorAll('[data-photos]')].flatMap((input) => [...input.files])
const placeOf = (form) => form.querySelector('[data-most-files]')

document.addEventListener('change', ({ target }) => {
  if (!target.matches('[data-photos]')) return
  const { form } = target
  const files = photosOf(form)
  const place = placeOf(form)
  place.replaceChildren(...files.map(preview))
  const megabytes = (bytes) => Math.ceil(bytes / 1e6)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const { mostFiles, mostBytes } = place.dataset
  const isTooMuch = files.length > mostFiles || bytes > mostBytes
  for (const input of form.querySelectorAll('[data-photos]')) input.setCustomValidity('')
  if (!isTooMuch) return
  target.setCustomValidity(
    `At most ${mostFiles} photos of ${megabytes(mostBytes)} MB together can be sent at once. These are ${files.length} with ${megabytes(bytes)} MB.`,
  )
  target.reportValidity()
})

/** A canvas, because the pages' policy allows no pictures of this machine; the name of a file that is none for this browser. */
const preview = (file) => {
  const figure = document.createElement('figure')
  const progress = document.createElement('progress')
  progress.max = file.size || 1
  progress.value = 0
  progress.hidden = true
  progress.ariaLabel = file.name
  figure.append(file.name, progress)
  createImageBitmap(file, { resizeHeight: 128 }).then(
    (bitmap) => {
      const canvas = document.createElement('canvas')
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d').drawImage(bitmap, 0, 0)
      bitmap.close()
      figure.firstChild.replaceWith(canvas)
    },
    () => {},
  )
  return figure
}

document.addEventListener('submit', (event) => {
  const { target: form } = event
  const button = event.submitter ?? form.querySelector('[type=submit]')
  const files = photosOf(form)
  if (event.defaultPrevented || files.length === 0) return
  event.preventDefault()
  const status = form.querySelector('[role=status]')
  const bars = placeOf(form).querySelectorAll('progress')
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    // What is not a photo goes first.
    let before = total - files.reduce((sum, { size }) => sum + size, 0)
    for (const [index, { size }] of files.entries()) {
      bars[index].value = loaded - before
      before += size
    }
  })
  request.upload.addEventListener('load', () => {
    status.textContent = 'Sent. We are looking at each photo.'
  })
  request.addEventListener('load', () => show(request, form, end))
  request.addEventListener('error', () => end('The connection failed. Nothing is lost: send it again.'))
  const end = (words) => {
    button.disabled = false
    for (const bar of bars) bar.hidden = true
    status.textContent = words
  }
  request.open('POST', form.action)
  request.setRequestHeader('accept', 'text/html')
  request.send(new FormData(form, button))
  button.disabled = true
  for (const bar of bars) bar.hidden = false
  status.textContent = `Sending ${files.length === 1 ? 'the photo' : `${files.length} photos`}…`
})

/** The page to which the answer leads, as without scripts. */
const show = ({ responseURL, responseText, status }, form, end) => {
  if (responseURL !== form.action) {
    end('')
    if (responseURL === location.href.split('#')[0]) location.reload()
    else location.assign(`${responseURL}#done`)
    return
  }
  const answer = new DOMParser().parseFromString(responseText, 'text/html')
  const main = answer.querySelector('main')
  if (!main) return end(answer.querySelector('p')?.textContent ?? `The site did not take the photos (${status}).`)
  // The pages' policy allows no styles that come later, but sheets of scripts.
  for (const style of answer.querySelectorAll('style')) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    document.adoptedStyleSheets.push(sheet)
    style.remove()
  }
  document.querySelector('main').replaceWith(main)
  main.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
}
