import { randomBytes } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { Role } from "#backend/content/caller.ts";
import { type Colleague, newAddress, useDesk } from "#backend/content/testing/desk.ts";
import type { TestBackend } from "#backend/testing/backend.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type Ask = (method: Method, address: string, body?: unknown) => Promise<LightMyRequestResponse>;

export type Newsroom = {
	backend: TestBackend;
	reader: Ask;
	as: (role: Role) => Promise<Ask & { id: string }>;
	article: (ask: Ask, given?: Record<string, unknown>) => Promise<number>;
};

export function useNewsroom(settings: Record<string, string> = {}): Newsroom {
	const desk = useDesk(settings);
	const askWith =
		(token: string): Ask =>
		(method, url, body) =>
			desk.backend.app.inject({
				method,
				url,
				// Addresses of its own, so that no rate limit stops a test.
				remoteAddress: newAddress(),
				headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
				...(body !== undefined && { payload: JSON.stringify(body) }),
			});
	return {
		backend: desk.backend,
		reader: (...request) => askWith(desk.backend.env.BACKEND_KEY)(...request),
		async as(role) {
			const who: Colleague = await desk.hire({ role });
			return Object.assign(askWith(await desk.tokenOf(who)), { id: who.id });
		},
		async article(ask, given = {}) {
			const whole = { slug: newSlug(), title: "A title", body: "<p>A text.</p>" };
			const reply = await ask("POST", "/items/news", { ...whole, ...given });
			if (reply.statusCode !== 200) throw new Error(`The article is refused: ${reply.body}`);
			return reply.json().data.id;
		},
	};
}

export function newSlug(): string {
	return `piece-${randomBytes(6).toString("hex")}`;
}

export function refusal(reply: LightMyRequestResponse): [status: number, code: string] {
	return [reply.statusCode, reply.json().errors[0].extensions.code];
}

export const FORBIDDEN = [403, "FORBIDDEN"];
