import type { PointKind } from "@uchit/contract/near-place.ts";
import { toKey } from "@uchit/contract/words.ts";
import type { Point, SearchRows } from "./queries/search-rows.ts";
import type { RankPositions } from "./text/text-matches.ts";

/** Known locations; each institution has the number of its point, 0 if unknown. Many share a point. */
export type Points = {
	latitudes: Float64Array;
	longitudes: Float64Array;
	/** The possible error of a point, in km. */
	offByKm: Float64Array;
	pointOf: Uint32Array;
	/** The institutions of point `p` are `members[starts[p]] … members[starts[p + 1] - 1]`, ranked ones first. */
	starts: Uint32Array;
	members: Uint32Array;
};

/** Error in km: a PIN code or town locates its institutions; the centre of a district or of many PIN codes measures nothing. */
const OFF_BY_KM = {
	place: 3,
	town: 5,
	area: Number.POSITIVE_INFINITY,
	district: Number.POSITIVE_INFINITY,
} as const satisfies Record<PointKind, number>;

export type NearPoint = Point & { of: PointKind };

export type ApproximatePoint = Point & { offByKm: number };

export function toApproximatePoint({ latitude, longitude, of }: NearPoint): ApproximatePoint {
	return { latitude, longitude, offByKm: OFF_BY_KM[of] };
}

/** The point of an institution's own PIN, else of its town, else of its district. */
export function buildPoints(rows: SearchRows, numbers: ReadonlyMap<string, number>, standing: RankPositions): Points {
	const points: NearPoint[] = [];
	const add = (point: NearPoint) => points.push(point);
	const pins = new Map(rows.pins.map((row) => [row.pin, add(row)]));
	const towns = new Map(rows.towns.map((row) => [`${row.stateSlug}/${toKey(row.name)}`, add({ ...row, of: "town" })]));
	const districts = new Map(
		rows.districts.flatMap(({ id, latitude, longitude }) =>
			latitude === null || longitude === null ? [] : [[id, add({ latitude, longitude, of: "district" })] as const],
		),
	);
	const pointOf = new Uint32Array(rows.colleges.length);
	rows.colleges.forEach(({ city, stateSlug, districtId }, number) => {
		pointOf[number] = towns.get(`${stateSlug}/${toKey(city ?? "")}`) ?? districts.get(districtId ?? "") ?? 0;
	});
	for (const { collegeId, value } of rows.ownPins) {
		const number = numbers.get(collegeId);
		const point = pins.get(value);
		if (number !== undefined && point !== undefined) pointOf[number] = point;
	}
	return {
		latitudes: Float64Array.from([0, ...points.map(({ latitude }) => latitude)]),
		longitudes: Float64Array.from([0, ...points.map(({ longitude }) => longitude)]),
		offByKm: Float64Array.from([Number.POSITIVE_INFINITY, ...points.map((point) => OFF_BY_KM[point.of])]),
		pointOf,
		...groupByPoint(pointOf, points.length + 1, standing),
	};
}

export function approximatePointOf(points: Points, institution: number): ApproximatePoint | undefined {
	const point = points.pointOf[institution] ?? 0;
	if (point === 0) return undefined;
	return {
		latitude: points.latitudes[point] ?? 0,
		longitude: points.longitudes[point] ?? 0,
		offByKm: points.offByKm[point] ?? Number.POSITIVE_INFINITY,
	};
}

/** Whole km; undefined if a point's possible error exceeds the distance. */
export function measureKm(from: ApproximatePoint, to: ApproximatePoint): number | undefined {
	const distance = distanceKm(from, to);
	return distance > Math.max(from.offByKm, to.offByKm) ? Math.round(distance) : undefined;
}

function groupByPoint(pointOf: Uint32Array, size: number, standing: RankPositions): Pick<Points, "starts" | "members"> {
	const starts = new Uint32Array(size + 1);
	for (const point of pointOf) starts[point + 1] = (starts[point + 1] ?? 0) + 1;
	for (let point = 0; point < size; point++) starts[point + 1] = (starts[point + 1] ?? 0) + (starts[point] ?? 0);
	const next = starts.slice();
	const members = new Uint32Array(pointOf.length);
	pointOf.forEach((point, institution) => {
		const place = next[point] ?? 0;
		members[place] = institution;
		next[point] = place + 1;
	});
	for (let point = 0; point < size; point++) {
		const ofPoint = members.subarray(starts[point], starts[point + 1]);
		ofPoint.sort((a, b) => (standing[a] ?? 0) - (standing[b] ?? 0) || a - b);
	}
	return { starts, members };
}

/** By distance to the metre, then ranked ones, then by name; skips institutions without a point. */
export function* byDistance(points: Points, near: Point, isReversed: boolean): Generator<number> {
	const { latitudes, longitudes, starts, members } = points;
	const sign = isReversed ? -1 : 1;
	const sorted = Array.from(latitudes, (latitude, point) => ({
		point,
		metres: sign * Math.round(1_000 * distanceKm(near, { latitude, longitude: longitudes[point] ?? 0 })),
	}))
		.filter(({ point }) => point !== 0 && starts[point] !== starts[point + 1])
		.sort((a, b) => a.metres - b.metres || a.point - b.point);
	for (const { point } of sorted) yield* members.subarray(starts[point], starts[point + 1]);
}

const EARTH_RADIUS_KM = 6_371;

/** Great-circle distance in km (haversine). */
export function distanceKm(a: Point, b: Point): number {
	const radians = Math.PI / 180;
	const byLatitude = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
	const byLongitude = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
	const share = byLatitude + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * byLongitude;
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}
