import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Caller } from "#backend/content/caller.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";
import type { Queue } from "./writing/queue.ts";

export type Item = Record<string, unknown>;
export type Key = string | number;

export type FieldKind = "integer" | "number" | "text" | "boolean" | "timestamp" | "date" | "uuid" | "json" | "html";

export type Field = {
	/** The name in requests, and in the database unless it is computed. */
	name: string;
	kind: FieldKind;
	/** The SQL of its value in the aliased row. */
	of: (alias: SQL) => SQL;
	isRequired: boolean;
	isNullable: boolean;
	/** Written only by the system. */
	isReadOnly: boolean;
	/** Not stored. */
	isComputed: boolean;
	/** The collection that its key points to. */
	relation?: string;
	choices?: readonly string[];
	/** The required shape of a value beyond its kind; the message follows the field's name. */
	shape?: z.ZodType;
};

/** An item being changed, and its writer: null is the site itself. */
export type Changing = { before: Item; sent: Item; who: string | null; needsSecondPerson: boolean };

/** A created item (without `before`), or a changed one. */
export type Change = { before?: Item; after: Item };

/** What a single collection does beside its fields. */
export type CollectionHooks = {
	/**
	 * Takes a lock before an item of these values is created, or the item of this key is changed, where row locks alone
	 * do not keep writers apart.
	 */
	lock?: (tx: Queryable, of: Item | Key) => Promise<void>;
	/** Returns the site's own fields for a change. Throws a ContentError if the change is not allowed. */
	systemFields?: (change: Changing) => Item;
	/** Checks or changes other tables in the transaction that creates or changes the item. */
	apply?: (writing: Writing, change: Change) => Promise<void>;
	/** Further steps in the transaction of a change. */
	follow?: (writing: Writing, change: { before: Item; after: Item }) => Promise<void>;
};

export type Collection = CollectionHooks & {
	/** The name in requests. */
	name: string;
	table: SQL;
	/** Absent if no single column identifies a row: such a collection can only be listed. */
	key?: Field;
	/** The key, or else the fields that tell rows apart: lists are sorted by them. Empty if there are none. */
	identity: readonly Field[];
	fields: ReadonlyMap<string, Field>;
	/** The actions that exist at all, for any role. */
	actions: readonly Action[];
	isSingleton: boolean;
	/** Its changes are published to the site as `content:<name>`. */
	isShown: boolean;
	/** The fields in revisions. Empty: changes leave no revision. */
	revised: readonly string[];
	/** The field that takes all unknown fields of a request. */
	rest?: string;
	/** Other names of fields in requests. */
	synonyms: Readonly<Record<string, string>>;
	/** The path of an item on the site. */
	path?: (slug: string, language: string) => string;
	/** Further tags that a change of an item publishes. */
	tags?: (item: Readonly<Record<string, unknown>>) => string[];
};

/** The actor: a caller, or the site itself (when it loads seed content, or publishes at a set time). */
export type Actor = Caller | { kind: "system" };

/** The permission of an actor: the fields and the items. */
export type Allowed = {
	/** Absent: every field. */
	fields?: ReadonlySet<string>;
	/** A filter; absent: every item. */
	rule?: Record<string, unknown>;
};

export type Permissions = {
	/** Returns the actor's permission for the collection; undefined if there is none. */
	allowed: (actor: Actor, collection: string, action: Action) => Promise<Allowed | undefined>;
	/** Drops the cached rows of the table. */
	drop: () => void;
};

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** One transaction of one actor, with the tags to publish when it is committed. */
export type Writing = {
	tx: Transaction;
	actor: Actor;
	permissions: Permissions;
	tags: Set<string>;
	/** Set by a form that saves itself while its writer goes on: one version covers several saves. */
	extendsRevision?: boolean;
	/** The `date_updated` of the item that its writer read: a newer one is not overwritten. */
	baseVersion?: string;
	writeLetter: Content["writeLetter"];
	tryWaiting: Content["tryWaiting"];
	makeWaiting: Content["makeWaiting"];
	updateOne: Content["updateOne"];
	/** Whether a corrected figure waits for a second person. */
	needsSecondPerson: boolean;
};

/** A change of an item, with the changed fields' values at the time of the proposal. */
export type Subject = { collection: string; item: number; was: Item; changes: Item };

/** The dependencies of all parts of the content system. */
export type Content = {
	/** A database with write access. */
	db: Database;
	permissions: Permissions;
	/** The queue of writers. */
	writers: Queue;
	/** Writes the letter about a moderators' decision to the review's writer, in their transaction. */
	writeLetter: (tx: Queryable, review: string) => Promise<void>;
	/** Throws the errors of a change that is to wait, without making it. */
	tryWaiting: (writing: Writing, change: Subject) => Promise<void>;
	/** Makes a change that waited, as if by hand. */
	makeWaiting: (writing: Writing, change: Subject) => Promise<void>;
	/** Changes an item as its own form does, as a consequence of another item's change. */
	updateOne: (writing: Writing, named: { collection: string; key: Key }, payload: unknown) => Promise<Key>;
	/** Whether a corrected figure waits for a second person. */
	needsSecondPerson: boolean;
};
