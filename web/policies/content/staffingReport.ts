import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { STAFFING, STAFFING_PERIOD } from '#graph/dealer/figures/staffing.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { fullTime, partTime, seasonal, peak, retention, development, paidDaysOff } = STAFFING

export const STAFFING_REPORT: Policy = {
  path: '/policies/staffing-report',
  title: 'Staffing Report',
  lead: 'How many people work here, how many stay, and what we put into their training and time off.',
  description: `${DEALER.name} staffing report for ${STAFFING_PERIOD}: headcount, retention, training budget and paid days off.`,
  keywords: 'staffing report, employees, retention, professional development, golf cart dealer jobs',
  dated: { label: 'Published', date: '2025-01-15' },
  period: STAFFING_PERIOD,
  contact: 'Looking for work with carts, or checking a figure in this report? Call or write.',
  sections: [
    {
      id: 'headcount',
      title: 'Headcount',
      blocks: [
        figureTable('People employed', ['Kind of employment', 'People'], [fullTime, partTime, seasonal, peak]),
        `The season makes the difference: from spring to fall ${formatFigure(seasonal)} join for rentals, deliveries and the wash bay. With them, ${formatFigure(peak)} are on the payroll at peak.`,
      ],
    },
    {
      id: 'retention',
      title: 'Who stays',
      blocks: [
        `Retention over the year was ${formatFigure(retention)}: that share of the people who were employed on January 1 were still here on December 31. Seasonal staff are not counted.`,
      ],
    },
    {
      id: 'training',
      title: 'Training',
      blocks: [
        `Each employee has a professional development budget of ${formatFigure(development)}. Technicians use most of it for manufacturers' courses on batteries and controllers; sales and office staff choose their own.`,
      ],
    },
    {
      id: 'time-off',
      title: 'Time off',
      blocks: [
        `Employees have ${formatFigure(paidDaysOff)} of paid time off a year. The number grows with the years of service.`,
      ],
    },
    {
      id: 'figures',
      title: 'Other figures',
      blocks: [figureTable(STAFFING_PERIOD, ['Figure', 'Value'], [retention, development, paidDaysOff])],
    },
    {
      id: 'method',
      title: 'How we count',
      blocks: [
        'The figures come from payroll and cover all locations. A person who moved from part-time to full-time in the year counts where they ended it.',
        'Found something wrong? The [corrections policy](/policies/corrections-policy) says how we correct it. How we hire is in the [diversity policy](/policies/diversity-policy).',
      ],
    },
  ],
}
