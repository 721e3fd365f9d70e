import { PassThrough } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { PAGES } from "virtual:pages";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { addHydrationData } from "./boot/hydration-data.ts";
import { toByteString } from "./platform/byte-string.ts";
import { catalogues } from "./platform/i18n/catalogues.ts";
import { languageOf } from "./platform/i18n/language.ts";
import { MessagesProvider } from "./platform/i18n/messages-provider.tsx";
import { type RequestContext, requestContext } from "./platform/request-context.ts";
import { ScriptNonce } from "./platform/script-nonce.ts";

/** Bundle and server must share one context instance; the server also reads the pages' own settings. */
export { PAGES, requestContext };

/** How long React Router waits for a loader's pending data, in ms. The server's own limit is shorter. */
export const streamTimeout = 10_000;

/** Renders a page whole and not as a stream, because it is cached and its inline scripts are hashed into the policy. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...routerContext }: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const context = loadContext.get(requestContext);
	const language = languageOf(new URL(request.url).pathname);
	const page = (
		<MessagesProvider language={language} messages={await catalogues[language]()}>
			<ScriptNonce value={context.scriptNonce}>
				<ServerRouter context={routerContext} url={request.url} nonce={context.scriptNonce} />
			</ScriptNonce>
		</MessagesProvider>
	);
	const { html, complete } = renderSynchronously(page, context) ?? (await renderWhenReady(page, context));
	headers.set("content-type", "text/html; charset=utf-8");
	const hasScripts = routerContext.renderMeta?.didRenderScripts === true && serverHandoffStream !== undefined;
	const bytes = toByteString(html);
	context.takeHtml(
		hasScripts ? addHydrationData(bytes, await readText(serverHandoffStream), context.scriptNonce) : bytes,
	);
	return new Response(null, { status: complete ? status : 500, headers });
}

/** React Router calls this once per error that ends in an error page. */
export const handleError: HandleErrorFunction = (error, { context }) => {
	context.get(requestContext).reportError(error);
};

type RenderedPage = {
	html: string;
	complete: boolean;
};

/** Renders synchronously, an eighth cheaper than as a stream; undefined if something suspends or fails. */
function renderSynchronously(page: ReactNode, { reportQuietly }: RequestContext): RenderedPage | undefined {
	const html = attempt(() => renderToString(page));
	if (html?.includes(UNFINISHED)) reportQuietly("a page is rendered twice: a part of it waits or fails", undefined);
	return html === undefined || html.includes(UNFINISHED)
		? undefined
		: { html: `<!DOCTYPE html>${html}`, complete: true };
}

/** Ignores the error: the streamed rendering throws and logs it again. */
function attempt(render: () => string): string | undefined {
	try {
		return render();
	} catch {
		return undefined;
	}
}

const UNFINISHED = "<!--$!-->";

function renderWhenReady(page: ReactNode, { scriptNonce, signal, reportError }: RequestContext): Promise<RenderedPage> {
	return new Promise((resolve, reject) => {
		let shellReady = false;
		let complete = true;
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce: scriptNonce,
			// Otherwise React hides large boundaries until a script reveals them, and the page needs JavaScript.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onShellReady: () => {
				shellReady = true;
			},
			onShellError: reject,
			onAllReady: () => {
				const whole = new PassThrough();
				readText(whole).then((html) => resolve({ html, complete }), reject);
				pipe(whole);
			},
			onError: (error) => {
				complete = false;
				// An error in the shell reaches handleError through onShellError.
				if (shellReady) reportError(error);
			},
		});
		signal.addEventListener("abort", () => abort(signal.reason), { once: true });
	});
}
