import { useQuery } from "@tanstack/react-query";
import { usePermissions } from "react-admin";
import { isRole, mayDo } from "#studio/rights.ts";
import { countItems } from "#studio/wire/actions.ts";
import { type Task, tasksAt } from "./tasks.ts";

export type Waiting = Task & { count: number | undefined };

const EVERY_MS = 60_000;

export function useWaiting(): readonly Waiting[] {
	const { permissions } = usePermissions();
	const tasks = tasksAt(new Date()).filter(
		({ resource }) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }),
	);
	const { data: counts = [] } = useQuery({
		// Filters contain the current time, so the key omits them and the count is reused for a minute.
		queryKey: ["waiting", permissions],
		queryFn: ({ signal }) => countItems(tasks, signal),
		enabled: tasks.length > 0,
		staleTime: EVERY_MS / 2,
		refetchInterval: EVERY_MS,
	});
	return tasks.map((task, place) => ({ ...task, count: counts[place] }));
}
