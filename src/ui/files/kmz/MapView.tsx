import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { containing, isBlank } from '../../../format/normaliseText';
import { useOnDemandText } from '../../../messages/onDemand';
import { Button } from '../../Button';
import { TextInput } from '../../inputs/TextInput';
import { getMapNotes } from '../../../files/kmz/mapNotes';
import type { DrawnPlace, MapDrawing } from '../../../files/kmz/drawMap';
import './mapView.css';

/** So many names are listed at once. */
const step = 100;
/** More places than this have a search. */
const fewPlaces = 10;

/** "850 m", "12 km" */
const distance = (metres: number) =>
  metres < 1_000 ? `${Math.round(metres / 10) * 10} m` : `${Number((metres / 1_000).toPrecision(2))} km`;

/** A map: its places drawn with north up, and their names; the one that is chosen stands out. */
export const MapView = ({ map }: { map: MapDrawing }) => {
  const t = useOnDemandText();
  const [chosen, choose] = useState<DrawnPlace | null>(null);
  const notes = getMapNotes(map, t).join(' ');
  if (map.places.length === 0) return <p className="map-none">{notes}</p>;
  return (
    <div className="map-view">
      <figure className="map-figure">
        <Drawing map={map} chosen={chosen} />
        <figcaption className="hint">
          {[t('map.across', { distance: distance(map.metres) }), ...(map.isCut ? [t('map.cut')] : [])].join(' ')}
        </figcaption>
        {notes && <p className="map-notes">{notes}</p>}
      </figure>
      <Names places={map.places} chosen={chosen} onChoose={choose} />
    </div>
  );
};

/** Each kind is one path: ten thousand elements would hold the page up. */
const Drawing = ({ map: { width, height, places }, chosen }: { map: MapDrawing; chosen: DrawnPlace | null }) => {
  const t = useOnDemandText();
  const whole = useMemo(
    () => ({
      areas: places.map(({ areas }) => areas).join(''),
      lines: places.map(({ lines }) => lines).join(''),
      points: places.map(({ points }) => points).join(''),
    }),
    [places],
  );
  return (
    <svg
      className="map-drawing"
      viewBox={`-40 -40 ${width + 80} ${height + 80}`}
      role="img"
      aria-label={t('map.drawing', { smart_count: places.length })}
    >
      <path className="map-areas" d={whole.areas} />
      <path className="map-lines" d={whole.lines} />
      <path className="map-points" d={whole.points} />
      {chosen && (
        <g className="map-chosen">
          <path className="map-areas" d={chosen.areas} />
          <path className="map-lines" d={chosen.lines} />
          <path className="map-points" d={chosen.points} />
        </g>
      )}
    </svg>
  );
};

type NamesProps = { places: readonly DrawnPlace[]; chosen: DrawnPlace | null; onChoose: (place: DrawnPlace | null) => void };

const Names = ({ places, chosen, onChoose }: NamesProps) => {
  const t = useOnDemandText();
  const id = useId();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // what was asked for stands behind the names that were there
    if (count > step) list.current?.children[count - step]?.querySelector('button')?.focus();
  }, [count]);
  const isSearched = !isBlank(search);
  const found = useMemo(() => {
    const isFound = containing(search);
    return places.filter(({ name }) => isFound(name));
  }, [places, search]);
  return (
    <section className="map-names" aria-labelledby={id}>
      <h3 id={id} aria-live="polite">
        {isSearched ? t('map.found', { found: found.length, all: places.length }) : t('map.places', { smart_count: places.length })}
      </h3>
      {places.length > fewPlaces && (
        <TextInput
          type="search"
          label={t('list.search')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setCount(step);
          }}
        />
      )}
      <ul ref={list}>
        {found.slice(0, count).map((place, i) => (
          <li key={i}>
            <button
              type="button"
              className="map-name"
              aria-pressed={place === chosen}
              onClick={() => onChoose(place === chosen ? null : place)}
            >
              <bdi>{place.name || t('map.unnamed')}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {found.length > count && <Button onClick={() => setCount(count + step)}>{t('map.more', { left: found.length - count })}</Button>}
    </section>
  );
};
