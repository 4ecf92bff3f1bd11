const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count in a sentence: "four"; from eleven on in digits. */
export const numberWord = (count: number) => WORDS[count] ?? String(count)

/** The same where a sentence begins: "Four". */
export const numberWordFirst = (count: number) => numberWord(count).replace(/^[a-z]/, (letter) => letter.toUpperCase())
