import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets that a process has to use again, so that the database alone does not reveal them. */
export class SecretCipher {
  readonly #key: Buffer

  constructor(password: string) {
    this.#key = Buffer.from(hkdfSync('sha256', password, '', 'webhook secrets', 32))
  }

  /** `owner` belongs to the cipher: a secret that is copied to another row cannot be read there. */
  seal(secret: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  /** Throws when the secret was sealed with another key or for another owner. */
  open(sealed: Buffer, owner: string): string {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    try {
      return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      throw new Error(`The webhook secret of ${owner} cannot be decrypted: it was stored with another WEBHOOK_KEY`)
    }
  }
}
