import { MutationCache, QueryClient, type QueryFilters } from "@tanstack/react-query";

/**
 * What the desk has read. An item that was being read when it was changed may come late and as it was before: react-admin breaks
 * such a reading off for its optimistic forms alone, this for every change. After a refusal it is read again.
 */
export const queryClient: QueryClient = new QueryClient({
	mutationCache: new MutationCache({
		onMutate: (_variables, mutation) => queryClient.cancelQueries(itemsOf(mutation)),
		onError: (_error, _variables, _result, mutation) => queryClient.invalidateQueries(itemsOf(mutation)),
	}),
});

/** Nothing, where a change names no resource. */
function itemsOf({ options }: { options: { mutationKey?: readonly unknown[] | undefined } }): QueryFilters {
	return { queryKey: [options.mutationKey?.[0] ?? "no resource", "getOne"] };
}
