/** Words that are shown in what a server says of itself. Any other word may be a name or an address, and is masked. */
import { STATUS_CODES } from 'node:http';

/** Left out are words that are names of people and places too, such as "will", "may", "long" and "page". */
const plain = `
  a about above accept access accepted account accounts action active add added address addresses admin administrator after again all allowed
  already also always an and another answer any api app application apps are argument array as at attempt attempts authentication
  authorization authorized available
  back backend bad be bearer because been before being below between body both browser busy but by
  call called calls can cannot cause certificate change changed changes channel charset character characters check choose client clients close
  closed cms code codes column company configured confirm conflict connect connected connection constraint contact contains content control context
  could couldn country create credentials csv created current customer cut
  data database date days dead default delete deleted denied department description details did different digits disabled display disposition do
  document documents does doesn doing don done down download duplicate during
  each edit either email emails empty enabled encoding end ended ends english enough enter entered entity entry error errors every exception
  execution exceeded exist existing exists expected expired expires export expose
  failed failure fails false few field fields file files fill filter find finished first for forbidden form format forms found from full
  function
  gateway get give given go gone greater group
  had has hasn have head header headers here home host hour hours how html http https
  i id idempotency identifier if ignored illegal image in inactive incomplete incorrect index info input inside instead integer internal into invalid is
  isn it item items its
  json just
  key keys kind known
  language large last later least length less letters level like limit limited line link list load loading local locked log logged login
  logout longer look lost
  made maintenance make malformed manager many match matches maximum me menu message messages method minimum minute minutes missing mobile
  mode modified module moment more most moved must my
  name named names nan necessary need needed needs network never new next no none not nothing notice notification now null number numbers
  object of off offered office offices old on once one only open operation option optional options or order origin other our out outside
  over own
  parameter parameters parse part password patch passwords path pattern pending permission permissions phone please point port portal position post
  possible present previous privilege privileges problem process product profile project projects property protected protocol provide
 provided public put
  query question
  range rate reach reached read reading reads ready reason reauthorization receive received record records redirect reference refresh refused region
  register registered rejected remote removed renew repeat repeated reply report request requested requests required reset resource response
  restricted result results retry return returned role roles row rows rule rules
  s same save saved saving search second seconds secure security see select selected send sent server service services session sessions set
  several short should show shown sign signed signin since single size so some something sort source space start started state statement
  status still stopped storage store stored string success successful successfully such support suspended syntax system
  t table taken team temporarily temporary test text than that the their them then there these they this those through time timeout times
  title to today token tokens too total transaction true try twice type typeerror types
  unable unauthenticated unavailable undefined under unexpected unmodified unique unit unknown unless unlocked unsupported until up update updated
  upload url us use used user username usernames users using utf
  valid validation value values verify version via view violation
  wait was wasn way we went were what when where whether which while who whole whose wish with within without word words work working works
  write wrong
  x
  xml
  yes yet you your yours zone
`;
const statusTexts = Object.values(STATUS_CODES).join(' ').toLowerCase();
const words: ReadonlySet<string> = new Set(`${plain} ${statusTexts}`.match(/[a-z]+/g));

/** Whether a word is an ordinary one, a short number or a short code. @example "denied", "404", "L101" */
export const isKnownWord = (word: string): boolean => words.has(word.toLowerCase()) || /^[A-Z]?\d{1,3}$/.test(word);
