import * as z from "zod";

export const WEBHOOKS = 'a JSON list such as [{"name":"crm","recipient":"site","url":"https://…","secret":"whsec_…"}]';

const PREFIX = "whsec_";
const MIN_SECRET_BYTES = 24;

const Secret = z
	.string()
	.startsWith(PREFIX)
	.transform((text) => Buffer.from(text.slice(PREFIX.length), "base64"))
	.refine((bytes) => bytes.length >= MIN_SECRET_BYTES);

const Webhook = z.strictObject({
	/** Deliveries are stored under this name: a new name makes it another webhook. */
	name: z
		.string()
		.regex(/^[a-z0-9-]{1,40}$/)
		.refine((name) => name !== "content"),
	/** The recipient whose consent it needs: `site`, a college's slug, or another name that a form shows. */
	recipient: z.string().min(1).max(200),
	url: z.url({ protocol: /^https?$/ }),
	secret: Secret,
});
export type Webhook = z.infer<typeof Webhook>;

export const Webhooks = z
	.string()
	.transform((text, context) => {
		try {
			return JSON.parse(text);
		} catch {
			context.addIssue({ code: "custom", message: WEBHOOKS });
			return z.NEVER;
		}
	})
	.pipe(z.array(Webhook))
	.refine((webhooks) => new Set(webhooks.map(({ name }) => name)).size === webhooks.length);
