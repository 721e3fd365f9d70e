import { bodyOf, listen } from "#fakes/http-server.ts";

type Holder = { name?: string; phone_number?: string; email?: string };

export type OtpProvider = {
	/** Where tokens are looked up (form-encoded token, client_id, client_secret). */
	url: string;
	/** The browser script: it hands the token in the address's fragment, `#provider-token=…`, to `window.otpless`. */
	scriptUrl: string;
	messages: Record<string, string>[];
	give: (token: string, holder: Holder) => void;
	misbehave: (how: { delayMs?: number; status?: number }) => void;
	close: () => Promise<void>;
};

export const FAKE_CLIENT = { id: "uchit", secret: "a secret of the fake provider" } as const;

const SCRIPT = `(() => {
	const token = new URLSearchParams(location.hash.slice(1)).get("provider-token");
	if (token && typeof window.otpless === "function") window.otpless({ token });
})();
`;

export async function startOtpProvider(): Promise<OtpProvider> {
	const messages: Record<string, string>[] = [];
	const holders = new Map<string, Holder>();
	let trouble: { delayMs?: number; status?: number } = {};
	const server = await listen(async (request, response) => {
		if (request.method === "GET") {
			response.setHeader("content-type", "text/javascript");
			return response.end(SCRIPT);
		}
		const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
		const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
		messages.push(form);
		const { delayMs = 0, status } = trouble;
		if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
		const holder = holders.get(form.token ?? "");
		const isKnown = form.client_id === FAKE_CLIENT.id && form.client_secret === FAKE_CLIENT.secret;
		response.statusCode = status ?? (isForm && isKnown && holder !== undefined ? 200 : 401);
		response.setHeader("content-type", "application/json");
		return response.end(
			JSON.stringify(response.statusCode === 200 ? { ...holder, auth_time: 0 } : { error: "refused" }),
		);
	});
	return {
		url: `${server.url}/userInfo`,
		scriptUrl: `${server.url}/login.js`,
		messages,
		give: (token, holder) => void holders.set(token, holder),
		misbehave(how) {
			trouble = how;
		},
		close: server.close,
	};
}
