import { FigureTable, type Table } from '#web/ui/FigureTable.tsx'
import { documentStyles } from './document.styles.ts'

export const DocumentTable = (table: Table) => <FigureTable {...table} className={documentStyles.table} />
