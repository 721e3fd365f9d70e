import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import { CACHE_TAG_HEADER, type Change } from "@uchit/contract/change.ts";
import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import fastify, {
	type FastifyInstance,
	type FastifyPluginAsync,
	type FastifyReply,
	type FastifyRequest,
	type FastifyServerOptions,
	LogController,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createContent } from "#backend/content/items/content.ts";
import { contentRoutes } from "#backend/content/routes.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { graphqlRoutes } from "#backend/graphql/routes.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { changeRoutes, type Notify, type OnChange } from "#backend/http/changes.ts";
import { addHstsHeader } from "#backend/http/https.ts";
import { limitRequests } from "#backend/http/limit-requests.ts";
import { addPreparation } from "#backend/http/prepare.ts";
import { answerWithProblems, sendProblem } from "#backend/http/problems.ts";
import { identifyRequests, requestIdsFor } from "#backend/http/request-ids.ts";
import { healthRoutes } from "#backend/monitoring/health.ts";
import { registerMetrics } from "#backend/monitoring/metrics.ts";
import { createWarmUp } from "#backend/monitoring/warm.ts";
import { documentRoutes } from "#backend/openapi/docs.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { createLiveGuides, type LiveGuides } from "#backend/search/live-guides.ts";
import { createLiveIndex, type LiveIndex } from "#backend/search/live-index.ts";
import type { StoredBuilds } from "./builds/stored-builds.ts";
import { checkRoutes } from "./check/http/check.ts";
import { createLiveListedNames } from "./check/listed-names.ts";
import { claimRoutes } from "./claim/http/claims.ts";
import { addressRoutes } from "./college/http/addresses.ts";
import { catalogueRoutes } from "./college/http/catalogue.ts";
import { collegeRoutes, compareRoutes, cutoffRoutes } from "./college/http/colleges.ts";
import { highlightRoutes } from "./college/http/highlights.ts";
import type { Content } from "./content/items/types.ts";
import { countryRoutes } from "./country/http/countries.ts";
import { countryListRoutes } from "./country/http/country-lists.ts";
import { courseRoutes } from "./course/http/courses.ts";
import { Malformed, NotFound, Unavailable } from "./errors.ts";
import { examRoutes } from "./exam/http/exams.ts";
import { exploreRoutes } from "./explore/http/explore.ts";
import { dataRoutes } from "./facts/http/data.ts";
import { rankingRoutes } from "./facts/http/rankings.ts";
import { correctionRoutes, reportRoutes } from "./facts/http/reports.ts";
import { refuseIllFormedText } from "./http/ill-formed-text.ts";
import { createLeadParts, type LeadParts } from "./lead/parts.ts";
import { mcpRoutes } from "./mcp/http/mcp.ts";
import { keysOf } from "./personal/keys.ts";
import { placeRoutes } from "./place/http/places.ts";
import { createLiveFigures } from "./place/live-figures.ts";
import { followChanges } from "./platform/queries/changes.ts";
import { createReplayWait } from "./platform/queries/replay.ts";
import { servesRequests } from "./platform/role.ts";
import { predictRoutes } from "./predict/http/predict.ts";
import { createLivePredictIndex, type LivePredictIndex } from "./predict/live-predict-index.ts";
import { collegeReviewRoutes } from "./review/http/reviews.ts";
import { sayRoutes } from "./say/http/say.ts";
import { scholarshipRoutes } from "./scholarship/http/scholarships.ts";
import { missRoutes } from "./search/http/misses.ts";
import { searchRoutes } from "./search/http/routes.ts";
import { createLiveLexicon } from "./search/question/live-lexicon.ts";
import { visitorRoutes } from "./visitors.ts";
import { watchRoutes } from "./watch/http/watch.ts";

export type AppParts = {
	db: Database;
	/** Writable; needed if `db` is a read replica. */
	primary?: Database;
	/** `primary` on separate connections for background work, so that readers never wait for it. */
	background?: Database;
	/** `primary` on separate connections for leads, codes and sessions, so that they never wait for readers. */
	people?: Database;
	env: Env;
	/** Replaces the database's index: larger ones for the bench, a prebuilt one for tests. */
	index?: LiveIndex;
	predictIndex?: LivePredictIndex;
	/** By default both indexes are built or read in this thread, from the database alone. */
	builds?: StoredBuilds;
	now?: () => Date;
	logStream?: { write: (line: string) => void };
	/** True once the shutdown has begun: not ready any more, though it still answers. */
	isClosing?: () => boolean;
	/** Above this delay visitors are turned away; 0 disables the limit where others may use the machine. */
	mostEventLoopDelayMs?: number;
};

/** Long enough for an editor's picture over a slow line; only the headers have to arrive fast. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** A connection may stand still this long during a reply; the stream of changes sends something every 15 s. */
const STANDSTILL_LIMIT_MS = 60_000;
/** The longest name in the directory makes a slug of about 200 characters. */
const MAX_SLUG_LENGTH = 400;

/** Builds the service without a port: call `listen` or `inject`. It does not close the database. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
	const { db, primary = db, background = primary, people = primary, env, now = () => new Date() } = parts;
	const { mostEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS } = parts;
	const app = fastify({ ...serverOptions(env, parts.logStream), http: { headersTimeout: HEADERS_TIMEOUT_MS } });
	await identifyRequests(app, env);
	restrictToRole(app, env);
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	answerWithProblems(app);
	registerMetrics(app, { db, primary, background, people, env, now });
	addPreparation(app, env);
	await app.register(helmet, SECURITY_HEADERS);
	addHstsHeader(app);
	await documentRoutes(app);
	const { onChange, notify } = followDatabase(app, { env, primary, db });
	// Lists made before the index caught up are made again.
	const onCaughtUp = () => notify({ tags: ["colleges"] });
	const index =
		parts.index ?? createLiveIndex(db, createBuildListener(app), { onCaughtUp, build: parts.builds?.index });
	onChange(index.onChange);
	app.prepare(index.get);
	const guides = createLiveGuides(db);
	onChange(guides.onChange);
	const predictIndex =
		parts.predictIndex ?? createLivePredictIndex(db, { onCaughtUp, build: parts.builds?.predictIndex });
	onChange(predictIndex.onChange);
	const needsSecondPerson = env.FIGURES_SECOND_PERSON === "required";
	const personal = () => ({ keys: keysOf(env), now: now() });
	const content = createContent({ db: primary, personal, needsSecondPerson });
	const logging = { log: app.log, countDelivery: app.counters.countDelivery };
	const leads = createLeadParts({ db: people, background, env, now }, logging);
	const isClosing = parts.isClosing ?? (() => false);
	const live = { index, guides, predictIndex };
	const warmUp = createWarmUp(app, env);
	await app.register(healthRoutes, { db, ...live, isClosing, env, warmUp });
	const databases = { db, primary, background, people };
	const shared = { ...databases, content, leads, env, ...live, onChange, notify, now, mostEventLoopDelayMs };
	await app.register(publicRoutes, { ...shared, prefix: "/v1" });
	await app.register(mcpRoutes, { db: primary, env });
	await app.register(contentRoutes, { content, leads, db: primary, env, onChange, index });
	app.prepare(warmUp);
	return app;
}

/** A worker answers its monitoring only. Must be called before the routes are added. */
function restrictToRole(app: FastifyInstance, env: Env): void {
	if (servesRequests(env)) return;
	app.addHook("onRequest", async (request, reply) => {
		if (/^\/health\//.test(request.url)) return;
		const reason = "This instance is a worker: it answers for its health alone.";
		sendProblem(new NotFound(reason), request, reply);
	});
}

function serverOptions(env: Env, logStream: AppParts["logStream"]): FastifyServerOptions {
	return {
		logger: { level: env.LOG_LEVEL, ...LOG_OPTIONS, ...(logStream && { stream: logStream }) },
		// Requests are counted for METRICS_PORT; a log line for each is only for debugging.
		logController: new LogController({ disableRequestLogging: env.LOG_LEVEL !== "debug" && env.LOG_LEVEL !== "trace" }),
		genReqId: requestIdsFor(env.BACKEND_KEY),
		requestTimeout: REQUEST_TIMEOUT_MS,
		connectionTimeout: STANDSTILL_LIMIT_MS,
		trustProxy: env.TRUSTED_PROXIES,
		routerOptions: { maxParamLength: MAX_SLUG_LENGTH },
		frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
	};
}

/** This service sends data, not pages, to other origins, and TLS ends before it. */
const SECURITY_HEADERS = {
	contentSecurityPolicy: {
		useDefaults: false,
		directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
	},
	crossOriginResourcePolicy: { policy: "cross-origin" },
	strictTransportSecurity: false,
} as const;

/** A new index blocks the process for a second at a time; waiting is better for a visitor than a refusal. */
const MAX_EVENT_LOOP_DELAY_MS = 3_000;

type PublicParts = Required<Omit<AppParts, "logStream" | "isClosing" | "builds">> & {
	guides: LiveGuides;
	predictIndex: LivePredictIndex;
	content: Content;
	leads: LeadParts;
	onChange: OnChange;
	notify: Notify;
};

const publicRoutes: FastifyPluginAsync<PublicParts> = async (app, parts) => {
	const {
		db,
		primary,
		background,
		people,
		content,
		leads,
		env,
		index,
		guides,
		predictIndex,
		onChange,
		notify,
		now,
		mostEventLoopDelayMs,
	} = parts;
	answerWithProblems(app);
	app.addHook("onRequest", async (request, reply) => {
		reply.header("access-control-allow-origin", "*");
		reply.header("access-control-expose-headers", `${CACHE_TAG_HEADER}, retry-after`);
		// PostgreSQL's text cannot hold this character, and no name or slug has it.
		if (/%00/.test(request.url)) throw new Malformed("The address contains the character NUL (%00).");
	});
	app.addHook("preValidation", refuseIllFormedText);
	await app.register(underPressure, { maxEventLoopDelay: mostEventLoopDelayMs, pressureHandler: refuseWhenBusy });
	await limitRequests(app, {
		...{ db: primary, env, name: "requests", mostPerMinute: ANONYMOUS_LIMIT_PER_MINUTE },
		whose: (request) => visitorKey(request, env.BACKEND_KEY),
	});
	const live = { db, index, notify, liveFigures: createLiveFigures(db, () => notify({ tags: ["colleges"] })) };
	for (const routes of [collegeRoutes, placeRoutes, courseRoutes]) await app.register(routes, live);
	await app.register(collegeReviewRoutes, { db });
	const lexicon = createLiveLexicon(guides);
	const listed = createLiveListedNames(db, onChange);
	for (const each of [searchRoutes, sayRoutes]) await app.register(each, { db, index, guides, lexicon, listed, now });
	await app.register(missRoutes, { db: background, env, now });
	await app.register(claimRoutes, { db, index, lexicon, listed });
	await app.register(checkRoutes, { db, index, listed });
	await app.register(examRoutes, { db, index, guides });
	await app.register(countryRoutes, { db });
	await app.register(countryListRoutes, { db, onChange });
	await app.register(addressRoutes, { db, index, guides });
	await app.register(scholarshipRoutes, { db, now });
	await app.register(cutoffRoutes, { db });
	await app.register(predictRoutes, { db, predictIndex });
	for (const routes of [compareRoutes, catalogueRoutes]) await app.register(routes, { db, index });
	for (const routes of [correctionRoutes, rankingRoutes]) await app.register(routes, { db });
	const watched = { db, background, env, onChange, notify, now };
	for (const routes of [dataRoutes, watchRoutes]) await app.register(routes, watched);
	await app.register(reportRoutes, { db: primary, env, now });
	for (const routes of [exploreRoutes, highlightRoutes]) await app.register(routes, { db, index, onChange });
	await app.register(graphqlRoutes, { db, index, guides, content, env });
	await app.register(visitorRoutes, { db: people, background, env, now, index, leads });
	await app.register(changeRoutes, { env, onChange });
};

function createBuildListener(app: FastifyInstance) {
	return (index: CollegeIndex, tookMs: number) => {
		app.counters.noteIndex(index, tookMs);
		app.log.info({ institutions: index.size, tookMs: Math.round(tookMs) }, "The index of institutions is built");
	};
}

/** Listens on one connection for changes that writers announce, until the service closes; with a replica, until it has them. */
function followDatabase(
	app: FastifyInstance,
	{ env, primary, db }: Required<Pick<AppParts, "env" | "primary" | "db">>,
): { onChange: OnChange; notify: Notify } {
	const listeners = new Set<Parameters<OnChange>[0]>();
	const notify = (change: Change) => {
		for (const listener of listeners) listener(change);
	};
	const onLate = (reason: unknown) =>
		app.log.warn({ reason: String(reason) }, "A change is not shown by the replica yet");
	const replica = db === primary ? undefined : createReplayWait({ primary, replica: db, notify, onLate });
	const following = followChanges({
		url: env.DATABASE_URL,
		onChange: replica?.onChange ?? notify,
		onTrouble: (error, retryInMs) => app.log.warn({ err: error, retryInMs }, "Changes cannot be followed"),
	});
	app.addHook("preClose", async () => {
		replica?.stop();
		await following.stop();
	});
	return { onChange: (listener) => listeners.add(listener), notify };
}

/** The plugin reports an infinite delay before its first measurement, which must not refuse anybody. */
async function refuseWhenBusy(
	_request: FastifyRequest,
	_reply: FastifyReply,
	_type: string,
	delayMs?: number,
): Promise<void> {
	if (Number.isFinite(delayMs)) throw new Unavailable("The service is too busy to answer now.");
}
