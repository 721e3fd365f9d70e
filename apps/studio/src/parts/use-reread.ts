import { useQueryClient } from "@tanstack/react-query";

/**
 * Reads anew all that is shown, after something was done that it tells of. What was being read when it was done may have
 * missed it, and a first reading would otherwise be taken for a new one (react-admin's useRefresh does so): it is broken off.
 */
export function useReread(): () => void {
	const queries = useQueryClient();
	return () => void queries.cancelQueries().then(() => queries.invalidateQueries());
}
