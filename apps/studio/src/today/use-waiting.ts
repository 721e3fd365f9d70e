import { useQuery } from "@tanstack/react-query";
import { useDataProvider, usePermissions } from "react-admin";
import { isRole, mayDo } from "#studio/rights.ts";
import { type Task, tasksAt } from "./tasks.ts";

export type Waiting = Task & { count: number | undefined };

const EVERY_MS = 60_000;
const ONE = { page: 1, perPage: 1 };
const UNSORTED = { field: "", order: "ASC" } as const;

/** The number of waiting tasks that the signed-in user may do; undefined while that is counted, or cannot be. */
export function useWaiting(): readonly Waiting[] {
	const provider = useDataProvider();
	const { permissions } = usePermissions();
	const tasks = tasksAt(new Date()).filter(
		({ resource }) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }),
	);
	const { data: counts } = useQuery({
		// Moments in a filter go on: what is counted stays the same question for a minute.
		queryKey: ["waiting", permissions],
		queryFn: async () => {
			const found = new Map<string, number>();
			// Each page shows them all, and they can wait: one after the other leaves the database to what people do.
			for (const { name, resource, filter } of tasks) {
				const { total = 0 } = await provider.getList(resource, { filter, pagination: ONE, sort: UNSORTED });
				found.set(name, total);
			}
			return found;
		},
		staleTime: EVERY_MS / 2,
		refetchInterval: EVERY_MS,
	});
	return tasks.map((task) => ({ ...task, count: counts?.get(task.name) }));
}
