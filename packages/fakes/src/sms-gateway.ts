import { bodyOf, listen } from "#fakes/http-server.ts";

type Sms = {
	to: string;
	text: string;
	language?: string;
	templateId?: string;
	values?: { code?: string };
	key: string | undefined;
	idempotencyKey: string | undefined;
};

export type SmsGateway = {
	/** POST sends a message; GET lists those that arrived, newest last. */
	url: string;
	messages: Sms[];
	failNext: (times: number) => void;
	close: () => Promise<void>;
};

export async function startSmsGateway(): Promise<SmsGateway> {
	const messages: Sms[] = [];
	let failures = 0;
	const server = await listen(async (request, response) => {
		response.setHeader("content-type", "application/json");
		if (request.method !== "POST") return response.end(JSON.stringify(messages));
		const body = await bodyOf(request);
		if (failures > 0) {
			failures -= 1;
			response.statusCode = 503;
			return response.end("{}");
		}
		const key = request.headers.authorization?.replace(/^Bearer /, "");
		messages.push({ ...JSON.parse(body), key, idempotencyKey: request.headers["idempotency-key"]?.toString() });
		return response.end(JSON.stringify({ accepted: true }));
	});
	return {
		url: `${server.url}/messages`,
		messages,
		failNext(times) {
			failures = times;
		},
		close: server.close,
	};
}
