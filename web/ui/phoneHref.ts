/** "(570) 555-0142" as "tel:+15705550142". */
export const phoneHref = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`
