import type { Queue } from "@uchit/pictures/queue.ts";
import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "#backend/content/caller.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";

export type Item = Record<string, unknown>;
export type Key = string | number;

export type FieldKind = "integer" | "number" | "text" | "boolean" | "timestamp" | "date" | "uuid" | "json" | "html";

export type Field = {
	name: string;
	kind: FieldKind;
	toSql: (alias: SQL) => SQL;
	isRequired: boolean;
	isNullable: boolean;
	isReadOnly: boolean;
	isComputed: boolean;
	relation?: string;
	choices?: readonly string[];
	/** The required shape of a value beyond its kind; the message follows the field's name. */
	shape?: z.ZodType;
};

/** `who` is null for the site itself. */
export type ChangeRequest = { before: Item; sent: Item; who: string | null; needsSecondPerson: boolean };

/** `before` is absent for a created item. */
export type Change = { before?: Item; after: Item };

export type CollectionHooks = {
	/** Takes an advisory lock before a create (values) or an update (key), for collections where row locks do not keep writers apart. */
	lock?: (tx: Queryable, itemOrKey: Item | Key) => Promise<void>;
	/** Returns the site's own fields for a change. Throws a ContentError if the change is not allowed. */
	systemFields?: (change: ChangeRequest) => Item;
	apply?: (context: WriteContext, change: Change) => Promise<void>;
	follow?: (context: WriteContext, change: { before: Item; after: Item }) => Promise<void>;
};

export type Collection = CollectionHooks & {
	name: string;
	table: SQL;
	/** Absent if no single column identifies a row: such a collection can only be listed. */
	key?: Field;
	/** The key, or else the fields that tell rows apart: lists are sorted by them. Empty if there are none. */
	identity: readonly Field[];
	fields: ReadonlyMap<string, Field>;
	actions: readonly Action[];
	isSingleton: boolean;
	/** Its changes are published to the site as `content:<name>`. */
	isShown: boolean;
	/** The fields in revisions. Empty: changes leave no revision. */
	revised: readonly string[];
	rest?: string;
	synonyms: Readonly<Record<string, string>>;
	path?: (slug: string, language: string) => string;
	tags?: (item: Readonly<Record<string, unknown>>) => string[];
};

export type Actor = Caller | { kind: "system" };

export type ActionGrant = {
	/** Absent: every field. */
	fields?: ReadonlySet<string>;
	/** A filter; absent: every item. */
	rule?: Record<string, unknown>;
};

export type Permissions = {
	allowed: (actor: Actor, collection: string, action: Action) => Promise<ActionGrant | undefined>;
	drop: () => void;
};

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type WriteContext = {
	tx: Transaction;
	actor: Actor;
	permissions: Permissions;
	tags: Set<string>;
	/** Set by a form that saves itself while its writer goes on: one version covers several saves. */
	extendsRevision?: boolean;
	/** The version that is restored. */
	restored?: number;
	/** The `date_updated` of the item that its writer read: a newer one is not overwritten. */
	baseVersion?: string;
	writeLetter: Content["writeLetter"];
	tryWaiting: Content["tryWaiting"];
	makeWaiting: Content["makeWaiting"];
	updateOne: Content["updateOne"];
	/** Whether a corrected figure waits for a second person. */
	needsSecondPerson: boolean;
};

export type ProposedChange = { collection: string; item: number; was: Item; changes: Item };

export type Content = {
	/** With write access. */
	db: Database;
	permissions: Permissions;
	writers: Queue;
	writeLetter: (tx: Queryable, review: string) => Promise<void>;
	tryWaiting: (context: WriteContext, change: ProposedChange) => Promise<void>;
	makeWaiting: (context: WriteContext, change: ProposedChange) => Promise<void>;
	updateOne: (context: WriteContext, named: { collection: string; key: Key }, payload: unknown) => Promise<Key>;
	needsSecondPerson: boolean;
};
