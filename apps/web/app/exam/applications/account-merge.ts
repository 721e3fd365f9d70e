import type { ApplicationEntry } from "@uchit/contract/application.ts";
import type { DeviceEntry } from "#app/platform/device-store.ts";
import { parseJson } from "#app/platform/device-store.ts";
import type { Application } from "./application.ts";

/** The account that this device syncs with, and the synced version of each form by id. */
export type AccountLink = { owner: string; synced: Readonly<Record<string, string>> };

export const ACCOUNT_LINK = {
	key: "applications-account",
	empty: undefined,
	parse: (text) => {
		const { owner, synced } = Object(parseJson(text));
		if (typeof owner !== "string") return undefined;
		const versions = Object.entries(Object(synced)).filter(
			(each): each is [string, string] => typeof each[1] === "string",
		);
		return { owner, synced: Object.fromEntries(versions) };
	},
	format: (link) => link && JSON.stringify(link),
	ifUnstorable: "dropped",
} satisfies DeviceEntry<AccountLink | undefined>;

export function listUnsyncedChanges(
	forms: readonly Application[],
	{ synced, accountEntries }: Pick<AccountLink, "synced"> & { accountEntries: readonly ApplicationEntry[] },
	now: Date,
): ApplicationEntry[] {
	const known = new Map(accountEntries.map((entry) => [entry.id, entry]));
	const changed = forms.flatMap(({ id, changedAt, ...form }) => {
		const their = known.get(id);
		// The account has a removal that was undone here.
		const isRestored = their !== undefined && their.form === undefined && synced[id] === undefined;
		if (isRestored) return { id, form, changedAt: now.toISOString() };
		return their === undefined || isLater(changedAt, their.changedAt)
			? { id, form, changedAt: toTime(changedAt, now) }
			: [];
	});
	const removed = Object.keys(synced).filter(
		(id) => known.get(id)?.form !== undefined && forms.every((form) => form.id !== id),
	);
	return [...changed, ...removed.map((id) => ({ id, changedAt: now.toISOString() }))];
}

/** The device's forms in their order with the account's values; forms only in the account come last. */
export function mergeAccountForms(
	forms: readonly Application[],
	accountEntries: readonly ApplicationEntry[],
): readonly Application[] {
	const known = new Map(accountEntries.map((entry) => [entry.id, entry]));
	const own = forms.flatMap((form) => {
		const their = known.get(form.id);
		if (their === undefined || isLater(form.changedAt, their.changedAt)) return form;
		if (their.form === undefined) return [];
		return their.changedAt === form.changedAt ? form : { ...their.form, id: form.id, changedAt: their.changedAt };
	});
	const ids = new Set(forms.map(({ id }) => id));
	const others = accountEntries.flatMap(({ id, form, changedAt }) =>
		form === undefined || ids.has(id) ? [] : { ...form, id, changedAt },
	);
	return [...own, ...others];
}

/** On sign-out keeps only what the account lacks, so that the device's next user finds nothing else. */
export function removeSyncedForms(forms: readonly Application[], { synced }: AccountLink): readonly Application[] {
	return forms.filter(({ id, changedAt }) => synced[id] !== changedAt);
}

export function versionsOf(accountEntries: readonly ApplicationEntry[]): AccountLink["synced"] {
	return Object.fromEntries(
		accountEntries.flatMap(({ id, form, changedAt }) => (form === undefined ? [] : [[id, changedAt]])),
	);
}

const isLater = (a: string, b: string) => Date.parse(a) > Date.parse(b);

/** A visitor's file may contain any text as a time. */
function toTime(changedAt: string, now: Date): string {
	const time = Date.parse(changedAt);
	return Number.isNaN(time) ? now.toISOString() : new Date(time).toISOString();
}
