import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "react-admin";
import { isRole, mayDo } from "#studio/rights.ts";
import { countItems } from "#studio/wire/actions.ts";
import { type Task, tasksAt } from "./tasks.ts";

export type Waiting = Task & { count: number | undefined };

const EVERY_MS = 60_000;

/** The number of waiting tasks that the signed-in user may do; undefined while that is counted, or cannot be. */
export function useWaiting(): readonly Waiting[] {
	const { permissions } = usePermissions();
	const tasks = tasksAt(new Date()).filter(
		({ resource }) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }),
	);
	const { data: counts = [] } = useQuery({
		// Moments in a filter go on: what is counted stays the same question for a minute.
		queryKey: ["waiting", permissions],
		queryFn: ({ signal }) => countItems(tasks, signal),
		enabled: tasks.length > 0,
		staleTime: EVERY_MS / 2,
		refetchInterval: EVERY_MS,
	});
	return tasks.map((task, place) => ({ ...task, count: counts[place] }));
}
