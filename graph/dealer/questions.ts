type Answers = Readonly<Record<string, string>>

interface Question {
  /** Of the answer, in the message. */
  label: string
  ask: string
  /** The answers in our words; without them the visitor writes their own. */
  options?: Answers
}

/** The questions that the form asks about a reason to write. A visitor's own words, which have no options, are in no address. */
const QUESTIONS = {
  brand: { label: 'Brand and model', ask: 'Brand and model of your cart' },
  year: { label: 'Model year', ask: 'Model year' },
  battery: {
    label: 'Battery',
    ask: 'Which battery does it have?',
    options: { lithium: 'Lithium', 'lead-acid': 'Lead-acid', gas: 'None, it runs on gas', unknown: 'Not sure' },
  },
  runs: {
    label: 'Does it run',
    ask: 'Does it run?',
    options: { yes: 'It runs', poorly: 'It runs, with problems', no: "It doesn't run" },
  },
  service: {
    label: 'Service',
    ask: 'What do you need?',
    options: {
      repair: 'Maintenance or a repair',
      battery: 'A battery test',
      custom: 'A custom build',
      warranty: 'Warranty work',
    },
  },
  problem: { label: 'What it needs', ask: 'What should we fix or build?' },
  place: { label: 'Where it is', ask: 'Which town is the cart in?' },
  transport: {
    label: 'Bring or pick up',
    ask: 'How does it get here?',
    options: { bring: "I'll bring it in", 'pick-up': 'Please pick it up' },
  },
  drive: { label: 'Cart to drive', ask: 'Which cart would you like to drive?' },
  meet: { label: 'Day and showroom', ask: 'Which day and showroom suit you?' },
} as const satisfies Record<string, Question>

export type InquiryQuestion = keyof typeof QUESTIONS

export const QUESTION_NAMES = Object.keys(QUESTIONS) as InquiryQuestion[]

export const questionOf = (name: InquiryQuestion): Question => QUESTIONS[name]

/** The questions whose answers are in our words. */
export type ListedQuestion = {
  [Name in InquiryQuestion]: (typeof QUESTIONS)[Name] extends { options: Answers } ? Name : never
}[InquiryQuestion]

export const LISTED_QUESTIONS = QUESTION_NAMES.filter((name): name is ListedQuestion =>
  Boolean(questionOf(name).options),
)

export const LONGEST_ANSWER = 200
