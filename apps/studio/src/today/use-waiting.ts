import { useQuery } from "@tanstack/react-query";
import { useGetIdentity, usePermissions } from "react-admin";
import { isRole, mayDo, mayPublish } from "#studio/rights.ts";
import { countItems } from "#studio/wire/actions.ts";
import { sharesOf, type Task, tasksAt } from "./tasks.ts";

export type Waiting = Task & { count: number | undefined };

const EVERY_MS = 60_000;

/** What the person can do now, and what of theirs a colleague has to decide. */
export function useWaiting(): { mine: readonly Waiting[]; colleagues: readonly Waiting[] } {
	const { permissions } = usePermissions();
	const { identity } = useGetIdentity();
	const shares = tasksAt(new Date())
		.filter(({ resource }) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }))
		.map((task) => sharesOf(task, { id: identity?.id, mayPublish: mayPublish(permissions) }));
	const mine = shares.flatMap((share) => share.mine ?? []);
	const colleagues = shares.flatMap((share) => share.colleagues ?? []);
	const { data: counts = [] } = useQuery({
		// Filters contain the current time, so the key omits them and the count is reused for a minute.
		queryKey: ["waiting", permissions, identity?.id],
		queryFn: ({ signal }) => countItems([...mine, ...colleagues], signal),
		enabled: shares.length > 0 && identity !== undefined,
		staleTime: EVERY_MS / 2,
		refetchInterval: EVERY_MS,
	});
	return {
		mine: mine.map((task, place) => ({ ...task, count: counts[place] })),
		colleagues: colleagues.map((task, place) => ({ ...task, count: counts[mine.length + place] })),
	};
}
