import { Writable } from "node:stream";
import { PAGES } from "virtual:pages";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { catalogues } from "./platform/i18n/catalogues.ts";
import { languageOf } from "./platform/i18n/language.ts";
import { MessagesProvider } from "./platform/i18n/messages-provider.tsx";
import { type RequestContext, requestContext } from "./platform/request-context.ts";
import { ScriptNonce } from "./platform/script-nonce.ts";

/** The shell sets this very context on each request: bundle and shell must share one instance; and it reads what pages say of themselves. */
export { PAGES, requestContext };

/** How long React Router waits for data that a loader left pending, in ms. The shell's own limit comes first. */
export const streamTimeout = 10_000;

/** Renders a page whole, not as a stream: it is cached, and its inline scripts are hashed into the policy, as one piece. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const context = loadContext.get(requestContext);
	const language = languageOf(new URL(request.url).pathname);
	const page = await renderWhole(
		<MessagesProvider language={language} messages={await catalogues[language]()}>
			<ScriptNonce value={context.scriptNonce}>
				<ServerRouter context={routerContext} url={request.url} nonce={context.scriptNonce} />
			</ScriptNonce>
		</MessagesProvider>,
		context,
	);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(page.body, { status: page.complete ? status : 500, headers });
}

/** React Router calls this once for each error that ends in an error page. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	context.get(requestContext).reportError(error);
};

/** Resolves when every Suspense boundary is done; `complete` is false when one of them failed. */
function renderWhole(
	page: ReactNode,
	{ scriptNonce, signal, reportError }: RequestContext,
): Promise<{ body: Buffer<ArrayBuffer>; complete: boolean }> {
	return new Promise((resolve, reject) => {
		let shellReady = false;
		let complete = true;
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce: scriptNonce,
			// Otherwise React hides a large finished boundary until a script reveals it, and the page needs JavaScript to be read.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onShellReady: () => {
				shellReady = true;
			},
			onShellError: reject,
			onAllReady: () => {
				pipe(collect((body) => resolve({ body, complete })));
			},
			onError: (error) => {
				complete = false;
				// An error in the shell itself reaches handleError through onShellError.
				if (shellReady) reportError(error);
			},
		});
		signal.addEventListener("abort", () => abort(signal.reason), { once: true });
	});
}

function collect(done: (body: Buffer<ArrayBuffer>) => void): Writable {
	const chunks: Buffer[] = [];
	return new Writable({
		write(chunk: Buffer, _encoding, next) {
			chunks.push(chunk);
			next();
		},
		final(next) {
			done(Buffer.concat(chunks));
			next();
		},
	});
}
