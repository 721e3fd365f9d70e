import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { requestContext } from "#app/platform/request-context.ts";
import { trialRequest } from "#app/testing/trial-request.ts";
import { loader } from "./page.tsx";

test("the design page is not there unless its setting is on", () => {
	expect(answer(true)).toHaveProperty("plots");
	expect(() => answer(false)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

function answer(designPage: boolean) {
	const context = new RouterContextProvider(
		new Map([[requestContext, trialRequest("http://backend", { designPage })]]),
	);
	const request = new Request("http://site/design");
	return loader({ context, request, url: new URL(request.url), params: {}, pattern: "/design" });
}
