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
	/** On the wire, and in the database unless it is computed. */
	name: string;
	kind: FieldKind;
	/** Its value in the row that the alias names. */
	of: (alias: SQL) => SQL;
	isRequired: boolean;
	isNullable: boolean;
	/** Written by the system alone. */
	isReadOnly: boolean;
	/** Stored nowhere. */
	isComputed: boolean;
	/** The collection whose key it holds. */
	relation?: string;
	choices?: readonly string[];
	/** What a value must look like beyond its kind; the message follows the field's name. */
	shape?: z.ZodType;
};

/** An item that is being changed, and by whom: null is the site itself. */
export type Changing = { before: Item; sent: Item; who: string | null; needsSecondPerson: boolean };

/** An item that is made, where there is none before, or changed. */
export type Change = { before?: Item; after: Item };

/** What a collection has beyond what is true of all. */
export type Particular = {
	/** What is locked before an item is made of these values, or the item of this key changed, where items alone do not keep writers apart. */
	lock?: (tx: Queryable, of: Item | Key) => Promise<void>;
	/** What the site itself writes beside a change. Throws a ContentError where the change cannot be. */
	own?: (change: Changing) => Item;
	/** What it makes of other tables, or needs of them, in the transaction in which it is made or changed. */
	apply?: (writing: Writing, change: Change) => Promise<void>;
	/** What else happens in the transaction of a change. */
	follow?: (writing: Writing, change: { before: Item; after: Item }) => Promise<void>;
};

export type Collection = Particular & {
	/** On the wire. */
	name: string;
	table: SQL;
	/** Absent where no single column names a row: such a collection can only be listed. */
	key?: Field;
	/** The key, or else the fields that tell its rows apart: lists are in their order. None where nothing does. */
	identity: readonly Field[];
	fields: ReadonlyMap<string, Field>;
	/** What may be done at all, by whomever. */
	actions: readonly Action[];
	isSingleton: boolean;
	/** Its changes are told to the site as `content:<name>`. */
	isShown: boolean;
	/** The fields that revisions keep. None: changes leave no revision. */
	revised: readonly string[];
	/** The field that takes whatever else is sent. */
	rest?: string;
	/** Other names of fields in what is sent. */
	synonyms: Readonly<Record<string, string>>;
	/** Where the site shows an item. */
	path?: (slug: string, language: string) => string;
	/** What else the site is told when an item changes. */
	tags?: (item: Readonly<Record<string, unknown>>) => string[];
};

/** Who acts: a caller, or the site itself (a load of shipped content, publishing at a set time). */
export type Actor = Caller | { kind: "system" };

/** What an actor may do: with which fields, of which items. */
export type Allowed = {
	/** Absent: every field. */
	fields?: ReadonlySet<string>;
	/** A filter of the wire; absent: every item. */
	rule?: Record<string, unknown>;
};

export type Permissions = {
	/** What the actor may do with the collection; undefined: nothing. */
	allowed: (actor: Actor, collection: string, action: Action) => Promise<Allowed | undefined>;
	/** Forgets what the table said. */
	drop: () => void;
};

export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** One transaction of one actor, with what it will tell the site when it is committed. */
export type Writing = {
	tx: Transaction;
	actor: Actor;
	permissions: Permissions;
	tags: Set<string>;
	/** A form that saves itself while its writer goes on: one version tells of several. */
	goesOn?: boolean;
	/** The `date_updated` of the item that its writer read: a newer one is not written over. */
	asOf?: string;
	writeLetter: Content["writeLetter"];
	tryWaiting: Content["tryWaiting"];
	updateOne: Content["updateOne"];
	/** Whether a corrected figure waits for a second person. */
	needsSecondPerson: boolean;
};

/** A change of an item, and what the changed fields were when it was stated. */
export type Subject = { collection: string; item: number; was: Item; changes: Item };

/** What every part of the content system works with. */
export type Content = {
	/** The database that can be written to. */
	db: Database;
	permissions: Permissions;
	/** Where writers wait for their turn. */
	writers: Queue;
	/** Tells the writer of a review what moderators decided, in their transaction. */
	writeLetter: (tx: Queryable, review: string) => Promise<void>;
	/** Throws what is wrong with a change that is to wait, and makes nothing. */
	tryWaiting: (writing: Writing, change: Subject) => Promise<void>;
	/** Changes an item as its own form does, where a change of another one brings it about. */
	updateOne: (writing: Writing, named: { collection: string; key: Key }, payload: unknown) => Promise<Key>;
	/** Whether a corrected figure waits for a second person. */
	needsSecondPerson: boolean;
};
