import { NamedPlaces, PlaceAddresses, PlacePage } from "@uchit/contract/place.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";

type PlaceQuery = { state: string; district?: string | undefined; subject?: string | undefined };

export async function getPlace(
	request: RequestContext,
	{ state, district, subject }: PlaceQuery,
): Promise<PlacePage | undefined> {
	const parts = [state, district].filter((part) => part !== undefined);
	if (!parts.every((part) => SLUG.test(part))) return undefined;
	return getFromBackend(request, `/v1/places/${parts.join("/")}${queryOf({ of: subject })}`, PlacePage);
}

/** States and districts with this slug that have something of the category or course. */
export async function listPlacesCalled(
	request: RequestContext,
	called: string,
	subject: string | undefined,
): Promise<NamedPlaces["items"]> {
	const named = await getFromBackend(request, `/v1/places${queryOf({ called, of: subject })}`, NamedPlaces);
	return named?.items ?? [];
}

export async function listPlaceAddresses(request: RequestContext): Promise<PlaceAddresses["places"]> {
	const addresses = await requireFromBackend(request, "/v1/addresses/places", PlaceAddresses);
	return addresses.places;
}

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
	const params = new URLSearchParams();
	for (const [key, value] of Object.entries(values)) if (value !== undefined) params.set(key, value);
	return params.size === 0 ? "" : `?${params}`;
}
