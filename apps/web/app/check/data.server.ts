import { Check, type CheckQuery, FakeList } from "@uchit/contract/check.ts";
import { askBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";

export async function checkInstitution(request: RequestContext, query: CheckQuery): Promise<Check | undefined> {
	const { name, place, course } = query;
	const params = new URLSearchParams({
		name,
		...(place !== undefined && { place }),
		...(course !== undefined && { course }),
	});
	const answer = await askBackend(request, `/v1/check?${params}`, Check);
	return answer.kind === "answer" ? answer.value : undefined;
}

export async function getFakeList(request: RequestContext): Promise<FakeList> {
	return requireFromBackend(request, "/v1/check/fakes", FakeList);
}
