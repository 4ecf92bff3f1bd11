import { useSearchParams } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { DeskForm } from '#web/desk/DeskForm.tsx'
import { DeskPage } from '#web/desk/DeskPage.tsx'
import { History } from '#web/desk/history/History.tsx'
import { useStockFileSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { FileDifference } from './FileDifference.tsx'
import { filePage as style } from './FilePage.styles.ts'

/** The whole stock as a file, and back. */
export const FilePage = () => {
  const file = useSearchParams()[0].get('file')
  return (
    <DeskPage title="File">
      {file && (
        <QueryBoundary isMain failure="The file couldn't be compared with the stock">
          <Compared id={file} />
        </QueryBoundary>
      )}
      <section aria-labelledby="download" className={style.part}>
        <h2 id="download" className={style.title}>
          Download the stock
        </h2>
        <p>All carts as a spreadsheet for Excel, Numbers or Google Sheets.</p>
        <a href="/desk/stock.csv" download className={button({ variant: 'outline' })}>
          Download the stock
        </a>
      </section>
      <section aria-labelledby="upload" className={style.part}>
        <h2 id="upload" className={style.title}>
          {file ? 'Upload another file' : 'Upload a file'}
        </h2>
        <DeskForm action="/desk/file/compare" hasFiles className={style.part}>
          <label htmlFor="file">CSV, TSV or JSON. You see what would change before anything changes.</label>
          <input id="file" type="file" name="file" accept=".csv,.tsv,.txt,.json" required className={style.file} />
          <button type="submit" className={button({ variant: file ? 'outline' : 'primary' })}>
            Upload and compare
          </button>
        </DeskForm>
      </section>
      <QueryBoundary failure="The history didn't load">
        <History kind="stock" subject="file" />
      </QueryBoundary>
    </DeskPage>
  )
}

const Compared = ({ id }: { id: string }) => {
  const { stockFile: file } = useStockFileSuspenseQuery({ variables: { id } }).data
  if (!file) return <p>This file is no longer here. Upload it again.</p>
  if (file.problems.length === 0) return <FileDifference file={file} />
  return (
    <section aria-labelledby="problems" className={style.part}>
      <h2 id="problems" className={style.title}>
        {file.name} can&apos;t be applied yet
      </h2>
      <p>Nothing was changed. Correct these, and upload the file again.</p>
      <ul className={style.problems}>
        {file.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  )
}
