// What is typed into a form of the desk stays in its tab until it is sent, and comes back with its page. With it stays what the page
// showed then, so that the server still finds what somebody else has changed meanwhile.
const PREFIX = 'desk-draft:'
const SENT = 'desk-sent'

const isShown = ({ name }) => name === 'shown'
const isBox = ({ type }) => type === 'checkbox' || type === 'radio'
const fieldsOf = (form) =>
  [...form.elements].filter((field) => field.name && (isShown(field) || !/^(hidden|file|submit|button)$/.test(field.type)))

/** Whether a field differs from what the server wrote on the page. */
const isTyped = (field) => {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!field.options) return field.value !== field.defaultValue
  const options = [...field.options]
  return field.value !== (options.find((option) => option.defaultSelected) ?? options[0]).value
}

const keep = (form) => {
  const { draft, back } = form.dataset
  if (!draft) return
  const fields = fieldsOf(form)
  if (back === undefined && !fields.some(isTyped)) return sessionStorage.removeItem(draft)
  const words = fields.filter((field) => !isBox(field) || field.checked).map(({ name, value }) => [name, value])
  sessionStorage.setItem(draft, JSON.stringify(words))
}

/** The buttons that add a row to the list beside them, with its empty row. */
const adders = [...document.querySelectorAll('[data-adds-row]')].map((button) => {
  const list = button.parentElement.querySelector('ol')
  return { button, list, empty: list.querySelector('[data-empty]').outerHTML }
})
const controlsOf = (row) => [...row.querySelectorAll('input, select')]
const addRow = ({ list, empty }) =>
  list.insertAdjacentHTML('beforeend', empty.replace(/-\d+-/g, `-${list.children.length + 1}-`))

/** Of the empty rows at the end of a list one is enough. */
const dropRows = ({ list }) => {
  const isEmpty = (row) => row?.matches('[data-empty]') && controlsOf(row).every(({ value }) => value === '')
  while (isEmpty(list.lastElementChild) && isEmpty(list.lastElementChild.previousElementSibling))
    list.lastElementChild.remove()
}

const bringBack = (form) => {
  const { draft, back } = form.dataset
  const words = JSON.parse(sessionStorage.getItem(draft) ?? 'null')
  // What the server brings back is newer.
  if (!words || back !== undefined) return
  const names = new Set(words.map(([name]) => name))
  const lists = adders.filter(({ button }) => button.form === form)
  for (const adder of lists) {
    do addRow(adder)
    while (names.has(controlsOf(adder.list.lastElementChild)[0].name))
  }
  const fields = fieldsOf(form)
  const shown = fields.map(({ value }) => value)
  for (const field of fields) {
    const at = words.findIndex(([name, value]) => name === field.name && (!isBox(field) || value === field.value))
    if (isBox(field)) field.checked = at >= 0
    else if (at >= 0) field.value = words.splice(at, 1)[0][1]
  }
  const throwAway = () => {
    sessionStorage.removeItem(draft)
    form.reset()
    lists.forEach(dropRows)
    fields.filter(isShown).forEach((field) => { field.value = shown[fields.indexOf(field)] })
  }
  const typed = fields.filter(isTyped)
  if (typed.length === 0) return throwAway()
  for (const field of typed)
    for (let part = field.closest('details'); part; part = part.parentElement.closest('details')) part.open = true
  const line = document.getElementById('draft').content.firstElementChild.cloneNode(true)
  line.querySelector('button').onclick = () => {
    throwAway()
    line.remove()
  }
  form.prepend(line)
}

const sent = sessionStorage.getItem(SENT)
sessionStorage.removeItem(SENT)
if (sent && document.getElementById('done')) sessionStorage.removeItem(sent)
for (const form of document.querySelectorAll('form[data-draft]')) bringBack(form)
for (const adder of adders) {
  dropRows(adder)
  adder.button.hidden = false
  adder.button.onclick = () => {
    addRow(adder)
    controlsOf(adder.list.lastElementChild)[0].focus()
  }
}

document.addEventListener('input', ({ target }) => target.form && keep(target.form))
document.addEventListener('submit', ({ target }) => {
  const isSignOut = target.getAttribute('action') === '/desk/sign-out'
  if (!isSignOut) return target.dataset.draft && sessionStorage.setItem(SENT, target.dataset.draft)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
