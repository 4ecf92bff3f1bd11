import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DeskForm, Submit } from '#web/desk/DeskForm.tsx'
import { DeskPage, More } from '#web/desk/DeskPage.tsx'
import { deskPage } from '#web/desk/desk.styles.ts'
import { useField } from '#web/desk/desk.ts'
import { History } from '#web/desk/History.tsx'
import { differenceText } from '#web/desk/words.ts'
import { type StockFileQuery, useColumnsFilesSuspenseQuery, useStockFileSuspenseQuery } from '#web/generated/desk.ts'
import { button } from '#web/theme/button.styles.ts'
import { Field } from '#web/ui/Field.tsx'
import { counted } from '#web/ui/format.ts'
import { TextList } from '#web/ui/lists.tsx'
import { filePage as style } from './stock.styles.ts'

/** The whole stock as a file, and back. */
export const FilePage = () => {
  const [address] = useSearchParams()
  const file = address.get('file')
  return (
    <DeskPage title="File">
      {file && <Compared id={file} />}
      <section aria-labelledby="download" className={style.part}>
        <h2 id="download">Download the stock</h2>
        <p>All carts as a spreadsheet for Excel, Numbers or Google Sheets.</p>
        <a href="/desk/stock.csv" download className={button({ variant: 'outline' })}>
          Download the stock
        </a>
      </section>
      <section aria-labelledby="upload" className={style.part}>
        <h2 id="upload">{file ? 'Upload another file' : 'Upload a file'}</h2>
        <DeskForm action="/desk/file/compare" hasFiles hasDraft={false} className={style.part}>
          <label htmlFor="file">CSV, TSV or JSON. You see what would change before anything changes.</label>
          <input id="file" type="file" name="file" accept=".csv,.tsv,.txt,.json" required className={style.file} />
          <Columns now={address.get('columns')} />
          <Submit variant={file ? 'outline' : undefined}>Upload and compare</Submit>
        </DeskForm>
      </section>
      <History kind="stock" subject="file" />
    </DeskPage>
  )
}

/** For a file of another program: which of its columns is which of ours. */
const Columns = ({ now }: { now: string | null }) => {
  const used = useField('used', now ?? '').value
  const known = useColumnsFilesSuspenseQuery().data.columnsFiles.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <More title="It's from another program, and its columns have other names" isOpen={now !== null || used !== ''}>
      <div className={style.part}>
        <label htmlFor="columns">
          A CSV file with two columns, theirs and ours, with lines such as: Stock #,stockNumber. Columns that it leaves
          out are ignored.
        </label>
        <input id="columns" type="file" name="columns" accept=".csv,.tsv,.txt" className={style.file} />
        {known.length > 0 && (
          <Field
            id="used"
            name="used"
            label="Or one that was used before"
            options={[{ value: '', label: 'None' }, ...known]}
            defaultValue={used}
          />
        )}
      </div>
    </More>
  )
}

const Compared = ({ id }: { id: string }) => {
  const { stockFile: file } = useStockFileSuspenseQuery({ variables: { id } }).data
  if (!file) return <p>This file is no longer here. Upload it again.</p>
  if (file.problems.length === 0) return <Difference file={file} />
  return (
    <section aria-labelledby="problems" className={style.part}>
      <h2 id="problems">{file.name} can&apos;t be applied yet</h2>
      <p>Nothing was changed. Correct these, and upload the file again.</p>
      <TextList className={style.problems} texts={file.problems} />
    </section>
  )
}

const carts = (count: number) => counted(count, 'cart')

type File = NonNullable<StockFileQuery['stockFile']>

/** What a file would do, cart by cart, and the step that does it. */
const Difference = ({ file }: { file: File }) => {
  const { id, name, columns, seen, added, changed, missing, blockers, unchanged, notes } = file
  const isNothing = added.length + changed.length === 0
  return (
    <DeskForm action="/desk/file/apply" values={{ file: id, name, seen }} className={style.part}>
      <h2>
        What {name} would do{columns && `, read by ${columns}`}
      </h2>
      {blockers.length > 0 && (
        <p>It can&apos;t be applied while the carts below stay. Correct the file, or tick the cart that is gone:</p>
      )}
      <TextList className={style.problems} texts={blockers} />
      {isNothing && <p>Nothing: all {carts(unchanged)} are in stock as they are in the file.</p>}
      <TextList className={style.problems} texts={notes} aria-label="Please check" />
      <Carts of={added.map((cart) => ({ ...cart, fields: [] }))} verb="added" />
      <Carts of={changed} verb="changed" />
      {missing.length > 0 && (
        <Missing of={missing} isOpen={blockers.length > 0 || (!isNothing && missing.length < 10)}>
          {isNothing && <Submit>Apply</Submit>}
        </Missing>
      )}
      {!isNothing && <Submit>Apply</Submit>}
    </DeskForm>
  )
}

const Carts = ({ of, verb }: { of: File['changed']; verb: string }) =>
  of.length > 0 && (
    <section>
      <h3>{`${carts(of.length)} ${verb}`}</h3>
      <ul className={deskPage.list}>
        {of.map(({ id, name, fields }) => (
          <li key={id}>
            {name}
            {fields.map((field) => (
              <p key={field.name} className={deskPage.detail}>
                {differenceText(field)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )

type MissingProps = { of: File['missing']; isOpen: boolean; children: ReactNode }

/** The carts in stock that the file lacks, which go by a tick. */
const Missing = ({ of, isOpen, children }: MissingProps) => {
  const gone = useField('gone').value.split(', ').filter(Boolean)
  return (
    <More
      isOpen={isOpen || gone.length > 0}
      title={
        of.length === 1
          ? "1 cart in stock isn't in the file, and stays unless you tick it"
          : `${carts(of.length)} in stock aren't in the file, and stay unless you tick them`
      }
    >
      <ul className={deskPage.list}>
        {of.map(({ id, name }) => (
          <li key={id}>
            <label className={style.tick}>
              <input type="checkbox" name="gone" value={id} defaultChecked={gone.includes(id)} /> Take {name} off the
              site
            </label>
          </li>
        ))}
      </ul>
      {children}
    </More>
  )
}
