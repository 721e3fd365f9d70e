import { once } from "node:events";
import { authentication, createDirectus, graphql, rest } from "@directus/sdk";
import { afterAll, beforeAll } from "vitest";
import type { Mode } from "#backend/content/auth/queries/sessions.ts";
import { type Colleague, type Desk, nextCode, useDesk } from "#backend/content/testing/desk.ts";

export type Schema = {
	news: Article[];
	blog_config: { id: number; news_external_channel_icon: string | null; news_external_channel_link: string | null };
	Lead: { id: string; name: string; topic: string }[];
};

type Article = {
	id: number;
	status: string;
	slug: string;
	language: string;
	title: string;
	summary: string | null;
	body: string;
	category: string | null;
	date_published: string | null;
};

export type Call = { path: string; method: string; at: number; authorization: string | null };

export type Sdk = {
	desk: Desk;
	url: () => string;
	visitor: () => ReturnType<typeof connect>;
	signedIn: (who: Colleague, mode?: Mode) => Promise<ReturnType<typeof connect>>;
};

export function useSdk(settings: Record<string, string> = {}): Sdk {
	const desk = useDesk(settings);
	let url = "";
	beforeAll(async () => {
		const { app } = desk.backend;
		await app.ready();
		// Not `app.listen`: it would also start jobs that these tests do not need, above all the index of 70,000
		// institutions.
		app.server.listen(0, "127.0.0.1");
		await once(app.server, "listening");
		const address = app.server.address();
		if (address === null || typeof address === "string") throw new Error("The service has no port");
		url = `http://127.0.0.1:${address.port}`;
	});
	afterAll(async () => {
		const { server } = desk.backend.app;
		server.close();
		server.closeAllConnections();
		await once(server, "close");
	});
	return {
		desk,
		url: () => url,
		visitor: () => connect(url),
		async signedIn({ email, password, otpSecret }, mode = "json") {
			const client = connect(url, mode);
			await client.login({ email, password }, otpSecret === undefined ? {} : { otp: nextCode(otpSecret) });
			return client;
		},
	};
}

export function connect(url: string, mode: Mode = "json", calls: Call[] = []) {
	const fetch = browserFetch(calls);
	return createDirectus<Schema>(url, { globals: { fetch } })
		.with(authentication(mode, { credentials: "include" }))
		.with(rest({ credentials: "include" }))
		.with(graphql({ credentials: "include" }));
}

function browserFetch(calls: Call[]): typeof fetch {
	const jar = new Map<string, string>();
	return async (input, init = {}) => {
		const request = new Request(input, init);
		calls.push({
			path: new URL(request.url).pathname,
			method: request.method,
			at: Date.now(),
			authorization: request.headers.get("authorization"),
		});
		if (init.credentials === "include" && jar.size > 0) {
			request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
		}
		const response = await fetch(request);
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value === "") jar.delete(name);
			else jar.set(name, value);
		}
		return response;
	};
}

export const errorReply = (code: string) => ({ errors: [{ extensions: { code } }] });
