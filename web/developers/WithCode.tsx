/** Running text; what stands between backticks is code. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return <code key={index}>{part}</code>
  })
