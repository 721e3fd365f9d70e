import { ExamEvent } from "@uchit/contract/exam-event.ts";
import { WATCH_TAG, type WatchedPage, watchedAddress } from "@uchit/contract/watch.ts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Database, Queryable } from "#backend/db/client.ts";
import { publishChange } from "#backend/db/publish-change.ts";
import { EXAM_NAME, exams } from "#backend/db/schema/content/exam.ts";
import { sourceChanges, sources, watchedPages } from "#backend/db/schema/source.ts";
import { dueAt, rhythmOf, type WatchSubject } from "#backend/watch/rules/rhythm.ts";

type NamedAddress = WatchSubject & { address: string /** For people: the documents and exams. */; about: string[] };

async function listNamed(db: Queryable): Promise<NamedAddress[]> {
	const named = new Map<string, NamedAddress>();
	const add = (from: string | null, more: WatchSubject & { about: string[] }) => {
		const address = watchedAddress(from ?? undefined);
		if (address === undefined) return;
		const known = named.get(address) ?? { address, sources: [], examDates: undefined, about: [] };
		const examDates = more.examDates && [...(known.examDates ?? []), ...more.examDates];
		named.set(address, {
			address,
			sources: [...known.sources, ...more.sources],
			examDates: examDates ?? known.examDates,
			about: [...new Set([...known.about, ...more.about])],
		});
	};
	const documents = await db.select().from(sources).where(isNotNull(sources.address)).orderBy(sources.id);
	for (const { id, address, document } of documents) {
		add(address, { sources: [id], examDates: undefined, about: [document] });
	}
	const published = await db
		.select({ name: EXAM_NAME, site: exams.official_site, events: exams.events })
		.from(exams)
		.where(and(eq(exams.status, "published"), isNotNull(exams.official_site)))
		.orderBy(exams.slug);
	for (const { name, site, events } of published) {
		const examDates = z
			.array(ExamEvent)
			.catch([])
			.parse(events ?? []);
		add(site, { sources: [], examDates, about: [name] });
	}
	return [...named.values()];
}

const LEASE_MS = 300_000;
/** An arbitrary advisory-lock key: one worker at a time takes a page. */
const TAKING_LOCK = 7_241_117;

export type TakenPage = typeof watchedPages.$inferSelect & { about: readonly string[] };

/** The longest overdue page of a host that is not being visited; leased to the caller until it is settled. */
export async function takeDuePage(db: Database, now: Date): Promise<TakenPage | undefined> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`SELECT pg_advisory_xact_lock(${TAKING_LOCK})`);
		const named = new Map((await listNamed(tx)).map((each) => [each.address, each]));
		const pages = await syncWatchedPages(tx, [...named.keys()]);
		const busy = new Set(
			pages.flatMap(({ host, leasedUntil }) => (leasedUntil !== null && leasedUntil > now ? host : [])),
		);
		const [due] = pages
			.flatMap((page) => {
				const name = named.get(page.address);
				if (name === undefined || busy.has(page.host)) return [];
				const at = dueAt(page, rhythmOf(name, now));
				return at <= now ? [{ page, about: name.about, at }] : [];
			})
			.toSorted((one, other) => one.at.getTime() - other.at.getTime());
		if (due === undefined) return undefined;
		const leasedUntil = new Date(now.getTime() + LEASE_MS);
		await tx.update(watchedPages).set({ leasedUntil }).where(eq(watchedPages.address, due.page.address));
		return { ...due.page, about: due.about };
	});
}

async function syncWatchedPages(tx: Queryable, addresses: readonly string[]) {
	const pages = await tx.select().from(watchedPages);
	const known = new Set(pages.map(({ address }) => address));
	const fresh = addresses.filter((address) => !known.has(address));
	const gone = [...known].filter((address) => !addresses.includes(address));
	if (gone.length > 0) await tx.delete(watchedPages).where(inArray(watchedPages.address, gone));
	if (fresh.length === 0) return pages;
	const rows = fresh.map((address) => ({ address, host: new URL(address).host }));
	return [...pages, ...(await tx.insert(watchedPages).values(rows).onConflictDoNothing().returning())];
}

export async function listWatchedPages(db: Queryable, now: Date): Promise<WatchedPage[]> {
	const named = new Map((await listNamed(db)).map((each) => [each.address, each]));
	const open = await db
		.select({ address: sourceChanges.address, foundAt: sourceChanges.found_at })
		.from(sourceChanges)
		.where(eq(sourceChanges.state, "open"));
	const changed = new Map(open.map(({ address, foundAt }) => [address, foundAt]));
	const { address, outcome, lookedAt } = watchedPages;
	const pages = await db
		.select({ address, outcome, lookedAt })
		.from(watchedPages)
		.where(and(isNotNull(lookedAt), isNotNull(outcome)))
		.orderBy(address);
	return pages.flatMap(({ address: pageAddress, outcome: became, lookedAt: at }) => {
		const name = named.get(pageAddress);
		if (became === null || at === null || name === undefined) return [];
		const changedAt = changed.get(pageAddress)?.toISOString();
		const page = { address: pageAddress, outcome: became, lookedAt: at.toISOString(), rhythm: rhythmOf(name, now) };
		return [{ ...page, ...(changedAt !== undefined && { changedAt }) }];
	});
}

export async function releasePage(db: Queryable, address: string): Promise<void> {
	await db.update(watchedPages).set({ leasedUntil: null }).where(eq(watchedPages.address, address));
}

export async function notifyWatched(db: Queryable): Promise<void> {
	await publishChange(db, [WATCH_TAG]);
}
