/** The scripts that a page's HTML names: the loader, and those that it loads. */
export const scriptsOf = (html: string) => {
  const [, loader = '', names = ''] = /<script src="(.*?)\?\w*" data-scripts="(.*?)"/.exec(html) ?? []
  return [loader, ...names.split(' ')]
}
