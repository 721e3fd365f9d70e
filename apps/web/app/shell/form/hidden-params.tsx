export function HiddenParams({ params }: { params: URLSearchParams }) {
	return [...params].map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
