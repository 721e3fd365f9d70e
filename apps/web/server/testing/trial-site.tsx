import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import {
	data,
	Links,
	type LoaderFunctionArgs,
	Outlet,
	redirect,
	Scripts,
	ScrollRestoration,
	type ServerBuild,
	useLoaderData,
	useRouteError,
} from "react-router";
import * as entry from "#app/entry.server.tsx";
import { requestContext } from "#app/platform/request-context.ts";
import type { Site } from "#server/site.ts";

export const renderSignals: AbortSignal[] = [];

export function createTrialSite(clientDirectory: string): Site {
	const modules = {
		root: { default: Outlet, Layout, ErrorBoundary },
		home: { index: true, default: () => <h1>Home</h1> },
		colleges: { path: "colleges", default: Facts, loader: loadFacts },
		moved: { path: "moved", default: Outlet, loader: () => redirect("/colleges") },
		missing: { path: "*", default: Outlet, loader: () => throwNotFound() },
		slow: { path: "slow", default: Outlet, loader: () => new Promise<never>(() => undefined) },
		crash: { path: "crash", default: Crash },
		cookie: { path: "cookie", default: Outlet, headers: () => ({ "set-cookie": "visitor=1" }) },
		own: { path: "own", default: Outlet, headers: () => ({ "cache-control": "private" }) },
		long: { path: "long", default: Facts, loader: () => ({ text: "long ".repeat(20_000), asked: "" }) },
		injected: { path: "injected", default: Injected },
		account: { path: "account", default: Visitor, loader: visitorLoader, action: visitorLoader },
		greeting: { path: "greeting", default: Visitor, loader: visitorLoader },
		form: { path: "form", default: Facts, loader: () => ({ text: "form", asked: "" }), action: answerForm },
	};
	const build = toBuild(modules);
	return { kind: "built", getBuild: async () => build, pages: entry.PAGES, clientDirectory };
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type TrialModule = RouteModule & { path?: string; index?: boolean };

function toBuild(modules: Record<string, TrialModule>) {
	const routes: ServerBuild["routes"] = {};
	const assets: ServerBuild["assets"]["routes"] = {};
	for (const [id, { path, index, ...module }] of Object.entries(modules)) {
		const route =
			id === "root" ? { id, path: "" } : { id, parentId: "root", ...(path && { path }), ...(index && { index }) };
		routes[id] = { ...route, module };
		assets[id] = {
			...route,
			module: `/assets/${id}.js`,
			hasAction: module.action !== undefined,
			hasLoader: module.loader !== undefined,
			hasErrorBoundary: module.ErrorBoundary !== undefined,
			hasClientAction: false,
			hasClientLoader: false,
			hasClientMiddleware: false,
			clientActionModule: undefined,
			clientLoaderModule: undefined,
			clientMiddlewareModule: undefined,
			hydrateFallbackModule: undefined,
		};
	}
	return {
		entry: { module: entry },
		routes,
		assets: {
			version: "1",
			url: "/assets/manifest-1.js",
			entry: { imports: [], module: "/assets/entry-1.js" },
			routes: assets,
		},
		publicPath: "/",
		assetsBuildDirectory: "build/client",
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial" as const, manifestPath: "/__manifest" },
	};
}

function Layout({ children }: { children: React.ReactNode }) {
	return (
		<html lang="en">
			<head>
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

function ErrorBoundary() {
	const error = useRouteError();
	return <h1>Sorry: {error instanceof Error ? error.message : JSON.stringify(error)}</h1>;
}

async function loadFacts({ request, context }: LoaderFunctionArgs) {
	const { backend, cacheTags, signal } = context.get(requestContext);
	renderSignals.push(signal);
	const reply = await fetch(`${backend.url}/v1/colleges${new URL(request.url).search}`, { signal });
	if (!reply.ok) throw data("the backend is away", { status: 503 });
	for (const tag of reply.headers.get("cache-tag")?.split(" ") ?? []) cacheTags.add(tag);
	return { ...(await reply.json()), seen: [...request.headers.keys()].join(), address: request.url };
}

function Facts() {
	const facts = useLoaderData();
	return (
		<p>
			{facts.text} asked {facts.asked} seen [{facts.seen}] at {facts.address}
		</p>
	);
}

async function visitorLoader({ context }: LoaderFunctionArgs) {
	const { visitor, csrf } = context.get(requestContext);
	return { visitor: (await visitor()) ?? null, csrf: csrf().token };
}

function Visitor() {
	return <p>{JSON.stringify(useLoaderData())}</p>;
}

function throwNotFound(): never {
	throw data("nothing here", { status: 404 });
}

function Crash(): never {
	throw new Error("a component broke");
}

function Injected() {
	// The test shows that such a script is not allowed to run.
	return <div dangerouslySetInnerHTML={{ __html: "<script>steal()</script>" }} />;
}

async function answerForm({ request }: LoaderFunctionArgs) {
	const form = await request.formData();
	const from = request.headers.get(VISITOR_ADDRESS_HEADER);
	return new Response(`thanks, ${form.get("name")} from ${from}`, { headers: { "set-cookie": "sent=1" } });
}
