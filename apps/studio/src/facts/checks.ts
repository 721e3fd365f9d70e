import { useRedirect } from "react-admin";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import { useItems } from "#studio/parts/items.tsx";
import { useClaims } from "./claims.tsx";
import {
	findOverdueEvent,
	findUndocumentedNearEvent,
	isUnchecked,
	nameOfEvent,
	staleFacts,
	todayInIndia,
	type WatchedGuide,
} from "./exam-facts.ts";

type Guide = WatchedGuide & { id: number; short_name?: string; name?: string; date_updated?: string };
export type DueCheck = { guide: Guide; resource: "exams" | "countries"; why: string; event?: string | undefined };

const MAX_GUIDES = 250;

export function addressOfCheck({ resource, guide, why, event = "" }: DueCheck): string {
	return `/${resource}/${guide.id}?${new URLSearchParams({ check: event, why })}`;
}

type ToCheck = ReturnType<typeof useToCheck>;
export const CHECK_PARTS = ["near", "begun", "stale", "unchecked"] as const satisfies readonly (keyof ToCheck)[];

/** All that is to be checked, the chosen part first. */
export function inOrderOf<Item>(lists: Readonly<Record<keyof ToCheck, readonly Item[]>>, part?: string | null): Item[] {
	const first = CHECK_PARTS.filter((each) => each === part);
	return [...first, ...CHECK_PARTS.filter((each) => each !== part)].flatMap((each) => lists[each]);
}

type Open = { resource: string; id: unknown };

/** The first unclaimed item after the open one, or of a part of the list; opening it claims it. */
export function useNext({ open, part }: { open?: Open; part?: string | null }) {
	const lists = useToCheck();
	const { whoHas, give, isPending, me } = useClaims();
	const redirect = useRedirect();
	const items = inOrderOf<DueCheck>(lists, part);
	const isOpen = ({ resource, guide }: DueCheck) => resource === open?.resource && guide.id === Number(open?.id);
	const at = items.findLastIndex(isOpen) + 1;
	const next = [...items.slice(at), ...items.slice(0, at)].find((item) => {
		return !isOpen(item) && whoHas({ resource: item.resource, id: item.guide.id }) === undefined;
	});
	if (next === undefined || me === undefined) return undefined;
	const { resource, guide } = next;
	const take = async () => {
		await give({ item: { resource, id: guide.id }, who: me });
		redirect(addressOfCheck(next));
	};
	// A failed claim needs no message: the list of claims shows who took it.
	return { name: guide.short_name ?? guide.name ?? "", isPending, open: () => take().catch(() => undefined) };
}

/** What has to be looked at, what is most urgent first; what somebody looked at today waits till tomorrow. */
export function useToCheck() {
	const today = todayInIndia();
	const isOpen = ({ written_on: on }: Guide) => on !== today;
	const exams = (useItems<Guide>("exams", { most: MAX_GUIDES }).data ?? []).filter(isOpen);
	const countries = (useItems<Guide>("countries", { most: MAX_GUIDES }).data ?? []).filter(isOpen);
	const near = exams.flatMap((guide): (DueCheck & { day: string })[] => {
		const next = findUndocumentedNearEvent(guide, today);
		if (next === undefined) return [];
		const why = `${nameOfEvent(next.key, guide.short_name ?? "")}, ${dayInWords(next.starts)} (${next.status})`;
		return [{ guide, resource: "exams", why, day: next.starts, event: next.key }];
	});
	const stale = [...exams.map(toDueCheck("exams")), ...countries.map(toDueCheck("countries"))].flatMap((each) => {
		const why = staleFacts(each.guide, today).join("; ");
		return why === "" ? [] : [{ ...each, why, event: findOverdueEvent(each.guide, today)?.key }];
	});
	near.sort((one, other) => one.day.localeCompare(other.day));
	const begun = near.filter(({ day }) => day < today);
	return {
		near: near.filter(({ day }) => day >= today),
		begun,
		stale,
		unchecked: exams.filter(isUnchecked).map(toDueCheck("exams")),
	};
}

function toDueCheck(resource: DueCheck["resource"]) {
	return (guide: Guide): DueCheck => ({ guide, resource, why: "" });
}
