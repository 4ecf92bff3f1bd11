import { DEALER } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { STAFFING, STAFFING_PERIOD } from '#graph/dealer/figures/staffing.ts'
import { figureTable } from './figureTable.ts'
import type { Policy } from './policy.ts'

const { fullTime, partTime, seasonal, peak, retention, development, paidDaysOff } = STAFFING

export const STAFFING_REPORT: Policy = {
  path: '/policies/staffing-report',
  title: 'Staffing Report',
  lead: 'How many people work here, how many stay, and what we put into training and time off.',
  description: `${DEALER.name} staffing report for ${STAFFING_PERIOD}. Headcount, retention, training budget and paid days off.`,
  keywords: 'staffing report, employees, retention, professional development, golf cart dealer jobs',
  dated: { label: 'Published', date: '2025-01-15' },
  period: STAFFING_PERIOD,
  contact: 'Looking for a job, or have a question about this report? Call or write.',
  sections: [
    {
      id: 'headcount',
      title: 'Headcount',
      blocks: [
        figureTable('People employed', ['Kind of employment', 'People'], [fullTime, partTime, seasonal, peak]),
        `From spring to fall, ${formatFigure(seasonal)} join us for rentals, deliveries and the wash bay. At peak, ${formatFigure(peak)} are on the payroll.`,
      ],
    },
    {
      id: 'retention',
      title: 'Who stays',
      blocks: [
        `Retention was ${formatFigure(retention)}. That's the share of people on staff on January 1 who were still here on December 31, not counting seasonal staff.`,
      ],
    },
    {
      id: 'training',
      title: 'Training',
      blocks: [
        `Each employee has a professional development budget of ${formatFigure(development)}. Technicians use most of it for manufacturer courses on batteries and controllers. Sales and office staff choose their own.`,
      ],
    },
    {
      id: 'time-off',
      title: 'Time off',
      blocks: [`Employees get ${formatFigure(paidDaysOff)} of paid time off a year, depending on years of service.`],
    },
    {
      id: 'figures',
      title: 'At a glance',
      blocks: [figureTable(STAFFING_PERIOD, ['What', 'Value'], [retention, development, paidDaysOff])],
    },
    {
      id: 'method',
      title: 'How we count',
      blocks: [
        'These numbers come from payroll and cover all locations. Anyone who moved from part-time to full-time counts as full-time.',
        'Found a mistake? See our [corrections policy](/policies/corrections-policy). The [diversity policy](/policies/diversity-policy) covers how we hire.',
      ],
    },
  ],
}
