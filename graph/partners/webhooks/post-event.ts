import { signedHeaders, type WebhookEvent } from './event.ts'
import type { SecretBox } from './secret-box.ts'
import type { Answer, Sender } from './sender.ts'
import type { WebhookEndpoint } from './webhook-endpoints.ts'

/** Never rejects: a secret that cannot be decrypted is an answer with an error, as is any other failure. */
export async function postEvent(
  sender: Sender,
  box: SecretBox,
  { partner, url, secrets }: Pick<WebhookEndpoint, 'partner' | 'url' | 'secrets'>,
  event: WebhookEvent,
  signal?: AbortSignal,
): Promise<Answer> {
  let headers: Record<string, string>
  try {
    const opened = secrets.map((secret) => box.open(secret, partner))
    headers = signedHeaders(event, opened)
  } catch (error) {
    return { error: (error as Error).message, body: '', milliseconds: 0 }
  }
  return sender.post({ url, headers, body: event.body, signal })
}
