// What a row makes of the pictures of its vehicle. A text belongs to its picture: where a sheet has new pictures and its texts were
// left as they were, or pictures have moved, these are the texts of other pictures. Such a text is kept as `staleAlt`, so that the
// next import of the same sheet does not take it for a new one. A patch says what it means.

const TEXT = `file.alt ->> (place::integer - 1)`

const IS_STALE = `
  not $1::boolean and (
    text = own ->> 'staleAlt'
      or before ->> 'path' <> given ->> 'path' and text in (before ->> 'alt', before ->> 'staleAlt')
  )
`

const MERGED = `
  select coalesce(jsonb_agg(
    given || coalesce(own, '{}') - 'staleAlt'
      || jsonb_build_object('alt', case
        when text is null or coalesce(${IS_STALE}, false)
          then coalesce(own ->> 'alt', given ->> 'alt', file.name, stock.name, '')
        else text
      end)
      || jsonb_strip_nulls(jsonb_build_object('staleAlt', case
        when text is null and before ->> 'path' <> given ->> 'path' then coalesce(before ->> 'staleAlt', before ->> 'alt')
        when text is null then own ->> 'staleAlt'
        when ${IS_STALE} then text
      end))
    order by place
  ), '[]')
  from jsonb_array_elements(coalesce(file.images, stock.images)) with ordinality pictures (given, place)
  cross join lateral (select stock.images -> (place::integer - 1) as before, ${TEXT} as text) there
  cross join lateral (
    select case
      when before ->> 'path' = given ->> 'path' then before
      else jsonb_path_query_first(stock.images, '$[*] ? (@.path == $path)', jsonb_build_object('path', given -> 'path'))
    end as own
  ) mine
`

/** The pictures of a new vehicle: it has no texts of earlier pictures to keep. */
const NEW_VEHICLE_IMAGES = `
  select coalesce(jsonb_agg(
    given || jsonb_build_object('alt', coalesce(${TEXT}, given ->> 'alt', file.name, '')) order by place
  ), '[]')
  from jsonb_array_elements(file.images) with ordinality pictures (given, place)
`

const listed = (property: 'path' | 'alt', images: string) => `jsonb_path_query_array(${images}, '$[*].${property}')`

/** The pictures of a vehicle, each with its text. $1: rows are patches. */
export const NEXT_IMAGES = `
  case
    when stock.id is null then (${NEW_VEHICLE_IMAGES})
    when file.images is null and file.alt is null then coalesce(stock.images, '[]')
    when (file.images is null or ${listed('path', 'file.images')} = ${listed('path', 'stock.images')})
      and (file.alt is null or file.alt = ${listed('alt', 'stock.images')}) then stock.images
    else (${MERGED})
  end
`

/** Rows with more texts than pictures. In a sheet with pictures for a vehicle in stock, the others are texts of earlier pictures. */
export const SURPLUS_TEXTS = `
  select *, count(*) over ()::integer as count
  from (
    select line, jsonb_array_length(file.alt) as texts,
      coalesce(jsonb_array_length(coalesce(file.images, stock.images)), 0) as pictures
    from inventory_file file
    join inventory_carts using (line)
    left join vehicles stock on stock.id = vehicle_id
    where jsonb_array_length(file.alt) > coalesce(jsonb_array_length(file.images), 0)
      and (file.images is null or stock.id is null or $4::boolean)
  ) described
  where texts > pictures
  order by line
  limit $1
`
