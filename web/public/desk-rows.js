// Of the empty rows of a form one is enough, because a button adds more.
for (const button of document.querySelectorAll('[data-adds-row]')) {
  const list = button.parentElement.querySelector('ol')
  const [row, ...more] = list.querySelectorAll('[data-empty]')
  const empty = row.outerHTML
  for (const each of more) each.remove()
  button.hidden = false
  button.onclick = () => {
    list.insertAdjacentHTML('beforeend', empty.replace(/-\d+-/g, `-${list.children.length + 1}-`))
    list.lastElementChild.querySelector('select').focus()
  }
}
