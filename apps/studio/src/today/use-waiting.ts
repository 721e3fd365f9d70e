import { useQueries } from "@tanstack/react-query";
import { useDataProvider, usePermissions } from "react-admin";
import { isRole, mayDo } from "#studio/rights.ts";
import { type Task, tasksAt } from "./tasks.ts";

export type Waiting = Task & { count: number | undefined };

const EVERY_MS = 60_000;

/** The number of waiting tasks that the signed-in user may do; undefined while that is counted, or cannot be. */
export function useWaiting(): readonly Waiting[] {
	const provider = useDataProvider();
	const { permissions } = usePermissions();
	const tasks = tasksAt(new Date()).filter(
		({ resource }) => isRole(permissions) && mayDo(permissions, { resource, action: "list" }),
	);
	const counts = useQueries({
		queries: tasks.map(({ name, resource, filter }) => ({
			// Moments in a filter go on: what is counted stays the same question for a minute.
			queryKey: ["waiting", resource, name],
			queryFn: async () =>
				(
					await provider.getList(resource, {
						filter,
						pagination: { page: 1, perPage: 1 },
						sort: { field: "", order: "ASC" },
					})
				).total ?? 0,
			staleTime: EVERY_MS / 2,
			refetchInterval: EVERY_MS,
		})),
	});
	return tasks.map((task, place) => ({ ...task, count: counts[place]?.data }));
}
