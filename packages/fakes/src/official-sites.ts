import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { type Listening, listen } from "#fakes/http-server.ts";

export type FakeSiteBehaviour = {
	/** The text of `/robots.txt`; absent, there is none. A number is a status without a body. */
	robots?: string | number;
	page?: string | Buffer;
	contentType?: string;
	status?: number;
	etag?: string;
	lastModified?: string;
	files?: Readonly<Record<string, number>>;
	wantsCookie?: boolean;
	goesInCircles?: boolean;
	leadsTo?: string;
	isEndless?: boolean;
	isSilent?: boolean;
	isZipped?: boolean;
};

type Visit = { method: string; path: string; userAgent: string; isConditional: boolean; at: number };

export type OfficialSite = Listening & {
	visits: Visit[];
	behave: (manner: FakeSiteBehaviour) => void;
};

export async function startOfficialSite(first: FakeSiteBehaviour): Promise<OfficialSite> {
	let manner = first;
	const visits: Visit[] = [];
	const server = await listen((request, response) => {
		visits.push(visitOf(request));
		answer(manner, request, response);
	});
	return {
		...server,
		visits,
		behave(next) {
			manner = next;
		},
	};
}

function visitOf({ method = "GET", url: path = "/", headers }: IncomingMessage): Visit {
	const isConditional = headers["if-none-match"] !== undefined || headers["if-modified-since"] !== undefined;
	return { method, path, userAgent: headers["user-agent"] ?? "", isConditional, at: Date.now() };
}

function answer(manner: FakeSiteBehaviour, request: IncomingMessage, response: ServerResponse): void {
	const path = request.url ?? "/";
	const target = redirectTarget(path, manner);
	if (path === "/robots.txt") answerRobots(manner, response);
	else if (path.startsWith("/files/")) answerFile(manner, request, response);
	else if (target !== undefined) redirect(response, target);
	else if (manner.wantsCookie && !request.headers.cookie?.includes("JSESSIONID=")) {
		// A new session for each visitor without a cookie, as such servers do.
		response.setHeader("set-cookie", `JSESSIONID=${Math.random().toString(36).slice(2)}; Path=/; HttpOnly`);
		redirect(response, path);
	} else if (manner.status !== undefined) end(response, manner.status);
	else answerPage(manner, request, response);
}

function redirectTarget(path: string, { goesInCircles, leadsTo }: FakeSiteBehaviour): string | undefined {
	if (goesInCircles) return path === "/a" ? "/b" : "/a";
	return path === "/" ? leadsTo : undefined;
}

function answerPage(manner: FakeSiteBehaviour, request: IncomingMessage, response: ServerResponse): void {
	const { page = "", contentType = "text/html; charset=utf-8", etag, lastModified } = manner;
	const isKnown =
		(etag !== undefined && request.headers["if-none-match"] === etag) ||
		(lastModified !== undefined && request.headers["if-modified-since"] === lastModified);
	if (etag !== undefined) response.setHeader("etag", etag);
	if (lastModified !== undefined) response.setHeader("last-modified", lastModified);
	response.setHeader("content-type", contentType);
	if (isKnown) end(response, 304);
	else if (manner.isSilent) response.write("<p>");
	else if (manner.isEndless) sendEndlessly(response);
	else if (manner.isZipped) response.setHeader("content-encoding", "gzip").end(gzipSync(page));
	else response.end(page);
}

function sendEndlessly(response: ServerResponse): void {
	const chunk = Buffer.alloc(65_536, "ab ");
	const write = () => {
		while (!response.destroyed && response.write(chunk));
	};
	response.on("drain", write);
	write();
}

function answerRobots({ robots = 404 }: FakeSiteBehaviour, response: ServerResponse): void {
	response.setHeader("content-type", "text/plain");
	if (typeof robots === "number") end(response, robots);
	else response.end(robots);
}

function answerFile(
	{ files = {} }: FakeSiteBehaviour,
	{ url = "", method }: IncomingMessage,
	response: ServerResponse,
): void {
	const size = files[url.slice("/files/".length)];
	if (size === undefined) {
		end(response, 404);
		return;
	}
	response.setHeader("content-type", "application/pdf");
	response.setHeader("content-length", size);
	response.end(method === "HEAD" ? undefined : Buffer.alloc(size, "%PDF-1.7 "));
}

function redirect(response: ServerResponse, location: string): void {
	response.setHeader("location", location);
	end(response, 302);
}

function end(response: ServerResponse, status: number): void {
	response.statusCode = status;
	response.end();
}
