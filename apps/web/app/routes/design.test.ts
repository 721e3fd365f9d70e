import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestContext, requestContext } from "#app/request-context.ts";
import { loader } from "./design.tsx";

test("the design page is not there unless its setting is on", () => {
	expect(answer(true)).toHaveProperty("plots");
	expect(() => answer(false)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

function answer(designPage: boolean) {
	const context = new RouterContextProvider(new Map([[requestContext, toRequest(designPage)]]));
	const request = new Request("http://site/design");
	return loader({ context, request, url: new URL(request.url), params: {}, pattern: "/design" });
}

function toRequest(designPage: boolean): RequestContext {
	return {
		backend: { url: "http://backend", key: "" },
		contentUrl: "http://backend",
		siteName: "Uchit",
		designPage,
		cacheTags: new Set(),
		signal: new AbortController().signal,
		scriptMark: "mark",
		reportError: () => undefined,
	};
}
