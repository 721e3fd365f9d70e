import { useQueryClient } from "@tanstack/react-query";

/**
 * Refetches everything shown. Reads in flight are cancelled because they may predate the change; react-admin's useRefresh would accept a
 * first read in flight as new.
 */
export function useReread(): () => void {
	const queries = useQueryClient();
	return () => void queries.cancelQueries().then(() => queries.invalidateQueries());
}
