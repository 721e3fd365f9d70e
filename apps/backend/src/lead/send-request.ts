/** A delivery failed or was not confirmed; the message names no person. */
export class DeliveryError extends Error {
	override name = "DeliveryError";
}

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_LENGTH = 10_000;

type RequestOptions = { method: string; headers: Record<string, string>; body?: unknown; text?: string };

export type Reply = { status: number; headers: Headers; text: string; code: string };

/** Throws DeliveryError if there is no response. */
export async function sendRequest(url: string, { method, headers, body, text }: RequestOptions): Promise<Reply> {
	const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
	const type: Record<string, string> = payload === undefined ? {} : { "content-type": "application/json" };
	try {
		const reply = await fetch(url, {
			method,
			headers: { ...type, ...headers },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			// Following a redirect would hand the lead to another host.
			redirect: "error",
			...(payload !== undefined && { body: payload }),
		});
		const answer = (await reply.text()).slice(0, MAX_ANSWER_LENGTH);
		const code = reply.ok ? "" : (/"code"\s*:\s*"([A-Z_]{1,60})"/.exec(answer)?.[1] ?? "");
		return { status: reply.status, headers: reply.headers, text: answer, code };
	} catch (cause) {
		throw new DeliveryError(`The recipient did not answer: ${causeOf(cause)}`, { cause });
	}
}

/** Only the system's code: a whole message could repeat the lead. */
function causeOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.cause instanceof Error) return causeOf(error.cause);
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
