import type { BacchanaliaTexts } from '../keys.ts';

/** Italian. The notes for translators are in `../../en.ts`. */
export const it: BacchanaliaTexts = {
  'rules.group.story': 'La storia e il suo inizio',
  'rules.group.cards': 'Dei e Umbra',
  'rules.group.aruspex': 'L’Aruspex',
  'rules.group.together': 'Raccontare insieme',
  'rules.group.endings': 'Come finisce la storia',

  'rules.storyAim.title': 'Di che cosa parla Bacchanalia',
  'rules.storyAim.short':
    'Un gioco di narrazione con le carte, per tre-sei adulti. Ciascuno interpreta una persona accusata di un grave crimine contro l’Impero, in fuga per Bertinoro mentre la città si abbandona a una festa di Bacchus. Ritroverai chi ami, e riuscirai a fuggire?',
  'rules.storyAim.more': `Nessuno vince o perde. Le carte dicono quale divinità regna sulla tua prossima scena, e tu racconti che cosa accade. Dopo cinque-nove turni circa tutti hanno raccontato il proprio finale.

**Che cosa vi serve**
- Da tre a sei persone; nessun giocatore virtuale racconta le scene di qualcuno.
- Qualche ora insieme, o qualche giorno: un turno è un messaggio.
- Tutti maggiorenni. La festa può farsi sfrenata; quanto se ne racconta lo decidete prima.
- Un server che lo permetta: chi lo gestisce attiva il gioco, di solito solo per i canali con limite di età.

Io tengo le carte e i conti, e mostro che cosa si può fare. Le parole sono vostre.`,
  'rules.storyAim.words':
    'bacchanalia, baccanale, che cos’è bacchanalia, gioco di narrazione, gioco di ruolo, raccontare storie, bertinoro, impero, gioco per adulti, limite di età, maggiorenni, in quanti si gioca a bacchanalia, fuga, festa, crimine, nessun vincitore, che cosa serve per il gioco di narrazione',

  'rules.storyTurn.title': 'Come si svolge un turno della storia',
  'rules.storyTurn.short':
    'Ricevi quattro Umbra, che vengono poste sui tuoi Dei. Regna il Deus che ne ha di più. L’Aruspex dice quali carte passano di mano e di che cosa parla la tua scena, e tu la racconti.',
  'rules.storyTurn.more': `1. **Bacchus è venuto** da te dopo il tuo ultimo turno: racconta prima come si manifesta.
2. **Le Umbra** vengono date, fino a quattro; Minerva riceve il suo vino.
3. **Il Deus che regna** è deciso.
4. **Bacchus passa oltre** se lo hai e non regna.
5. **L’Aruspex:** prima la sua azione sulle carte, poi la tua scena.
6. **Conservare una carta** si può, se la tua scena riprende qualcosa degli altri.
7. **Bacchus chiede:** chi l’ha ricevuto da te fa una domanda, e tu rispondi.
8. Tutte le altre Umbra si scartano.

Do le carte appena comincia il tuo turno: le trovi già lì. Prenditi le ore che ti servono, nel ritmo del tavolo; ciò che hai scritto resta. Quando non c’è più nulla da decidere, il turno passa da sé.`,
  'rules.storyTurn.words':
    'il mio turno, turno, turno di bacchanalia, svolgimento della storia, ordine, fasi di un turno, che cosa faccio nel mio turno, quanto tempo ho, a chi tocca, fasi, scartare le umbra, riordinare',

  'rules.gifts.title': 'Preparazione: i doni dei Dei',
  'rules.gifts.short':
    'In ordine di turno ognuno di voi dà un Deus preso dal centro a un altro che ne ha meno di due, mai a sé stesso. Quando nessuno può più riceverne, tutti ricevono un Vinum.',
  'rules.gifts.more': `Al centro ci sono Bacchus, Pluto, Accusator, Minerva, Venus, e i Satyrus e Miles che spettano al vostro numero. Amans sta da parte, e Vinum si distribuisce per ultimo.

I doni finiscono quando tutti ne hanno due, quando il centro è vuoto, o quando non c’è più nessuno che possa riceverne. In tre o in quattro alcuni Dei restano al centro; è giusto così.

Scegli ciò che promette bei guai: i Dei davanti a una persona decidono quali scene sono probabili.`,
  'rules.gifts.words':
    'preparazione di bacchanalia, preparare bacchanalia, dono, doni, dare un deus, regalo, carte iniziali, chi dà per primo, quanti dei ricevo, perché ho questa carta',

  'rules.introduction.title': 'Presentare il tuo personaggio',
  'rules.introduction.short':
    'Nel primo giro non si danno carte. Uno dopo l’altro dite chi siete, e da dove comincia la fuga.',
  'rules.introduction.more': `Fa’ sapere agli altri
- chi sei, e che cosa ti mostra lo specchio;
- chi ami: il tuo **Amans**;
- di che cosa ti accusano, e chi lo fa: il tuo **Accusator**;
- dove sei ora a Bertinoro, e che cosa vi fai. Il tuo Amans è altrove.

Il crimine è grave, ma puoi non averlo commesso. Parla con gli altri del tuo Amans e del tuo Accusator mentre li inventi, e accogli ciò che ti offrono.

Chi comincia racconta anche i primi segni della festa: musica in un vicolo, risa dietro una porta, una brocca che passa di mano in mano.`,
  'rules.introduction.words':
    'personaggio, presentare, presentazione, primo giro, primo turno, chi sono, inventare amans e accusator, chi amo, specchio, il mio crimine, inventare il personaggio, inizio della storia, chi comincia la storia',

  'rules.agreedEnd.title': 'Quale fine concorda il tavolo',
  'rules.agreedEnd.short':
    'Prima della partita scegliete: finché tutti i finali sono raccontati, finché Parcae è venuta un certo numero di volte, o fino a un giorno e un’ora.',
  'rules.agreedEnd.more': `- **Tutti raccontati:** la storia va avanti finché ognuno di voi arriva a un finale attraverso le carte.
- **Parcae:** viene per la prima fino alla nona volta, come scegliete. Noi proponiamo la terza: da cinque a nove turni per ciascuno.
- **Giorno e ora:** da quel momento ogni turno seguente è un finale.

Qualunque cosa concordiate, la partita è finita al più tardi quando tutti hanno raccontato il proprio finale.`,
  'rules.agreedEnd.words':
    'lunghezza, durata, quanto dura bacchanalia, quanto è lunga la storia, fine concordata, limite di tempo, data, quante parcae, scegliere la fine, quando smettiamo',

  'rules.deusCards.title': 'Le carte Deus',
  'rules.deusCards.short':
    'Un Deus davanti a te è una divinità o una figura che plasma la tua storia. Sei di loro ci sono una volta sola; quanti Satyrus e Miles ci sono dipende da quanti siete; un Vinum ce l’hanno tutti.',
  'rules.deusCards.more': `- **Una volta:** Accusator, Amans, Bacchus, Minerva, Pluto, Venus.
- **La metà di quanti siete, per eccesso:** Satyrus, e altrettanti Miles. Quindi due di ciascuno in tre o quattro, tre in cinque o sei.
- **Uno per ciascuno:** Vinum. Resta davanti a te fino alla fine.

Ciò che non è davanti a nessuno sta al centro. Amans ci arriva quando Parcae viene pescata per la prima volta. Bacchus, da quando qualcuno l’ha avuto, non torna mai al centro: vaga dall’uno all’altro.

Tutte le carte sul tavolo sono scoperte per tutti.`,
  'rules.deusCards.words':
    'deus, dei, divinità, carta deus, quanti satyrus, quanti miles, quanti vinum, centro, quali carte ci sono, elenco dei deus',

  'rules.umbraCards.title': 'Le carte Umbra, e come si pescano',
  'rules.umbraCards.short':
    'In ogni turno hai quattro Umbra: quattro nuove, oppure tre e la carta che hai conservato. Per questo turno stanno sui tuoi Dei e decidono chi regna.',
  'rules.umbraCards.more': `Sono 62:
- Miles 8, Satyrus 8
- Vinum 8, di cui 4 con il calice
- Bacchus 7, Venus 7
- Accusator 6, Minerva 6, Pluto 6
- Amans 5
- Parcae 1

Quando il mazzo è vuoto, gli scarti si mescolano in un mazzo nuovo. Ogni carta la pesca il caso, e a partita finita lo si può verificare.

Alla fine del tuo turno tutte le tue Umbra si scartano, tranne una che forse puoi conservare.`,
  'rules.umbraCards.words':
    'umbra, umbrae, carte umbra, mazzo, pescare, pescare carte, quante umbra, quante carte, scarti, pila degli scarti, mescolare, mazzo vuoto, quante di ogni carta, carte con il calice, probabilità',

  'rules.parcae.title': 'Parcae, il destino',
  'rules.parcae.short':
    'Tra le Umbra c’è una Parcae. Ogni volta che viene pescata, la fine si avvicina. La prima volta Amans arriva al centro.',
  'rules.parcae.more': `- Per quel turno resta con te e non sta su nessun Deus. Non si può conservare.
- Quante volte è venuta si conta, e si vede accanto alle carte. Con quel numero le scene di **Accusator** (da 2) e di **Miles** (da 2, e da 3) si fanno più pericolose.
- Dopo quel turno mazzo e scarti si mescolano insieme; così può tornare presto.
- In un finale porta una svolta.
- Chiama l’ultimo giro se viene tante volte quante avete concordato, o quando si è rimasti in due.`,
  'rules.parcae.words':
    'parcae, parca, parche, destino, fato, parcae pescata, quante volte parcae, conto delle parcae, quando arriva amans, mescolati insieme',

  'rules.minervaWine.title': 'Il vino di Minerva',
  'rules.minervaWine.short':
    'Se Minerva è davanti a te, vuole vino: un’Umbra Vinum di questo turno si scarta prima di contare. Se non ne hai, Minerva torna al centro.',
  'rules.minervaWine.more': `Avviene da sé, subito dopo la pesca e prima che le Umbra vadano sui Dei.

La carta che hai conservato non è un’offerta: resta, anche se è un Vinum.

Così Minerva calma le acque: meno vino, meno festa. E lascia chi non ha nulla da dare.`,
  'rules.minervaWine.words':
    'vino, offerta, sacrificio di vino, minerva vino, dov’è finito il mio vinum, perché il mio vinum è stato scartato, perché minerva se n’è andata, minerva sparita, scartare vinum',

  'rules.honouring.title': 'Onorare le divinità',
  'rules.honouring.short':
    'Ogni Umbra va sul tuo Deus dello stesso nome. Una di cui non hai il Deus non conta in questo turno.',
  'rules.honouring.more': `Le Umbra Vinum stanno sul tuo Vinum, con il calice o senza.

Se hai più Dei di un nome, le loro Umbra si dividono in parti uguali: la seguente va sempre sulla carta che ne ha meno. Tre Umbra Miles su due Miles fanno dunque 2 e 1.

Parcae non sta su nessuno.`,
  'rules.honouring.words':
    'onorare, onorare le divinità, posare umbra, mettere sopra, nessun deus corrispondente, due miles, due satyrus, dividere, in parti uguali, corrispondente, su quale deus va un’umbra',

  'rules.rulingDeus.title': 'Quale Deus regna',
  'rules.rulingDeus.short':
    'L’unico Deus su cui stanno più Umbra. Se hai un Satyrus, Vinum vince ogni parità; altrimenti Vinum le perde tutte. Le altre parità sono un caso a sé.',
  'rules.rulingDeus.more': `- **Nessuna Umbra su nessun Deus:** regna Vinum.
- **Vinum e altri pari, e hai un Satyrus:** regna Vinum.
- **Vinum e un altro pari, e non ne hai:** regna l’altro.
- **Due o più altri pari:** la riga “Parità” dell’Aruspex. Anche due carte di uno stesso nome sono pari tra loro.

**Esempio:** Venus 1, Pluto 1, Vinum 2: Vinum regna da solo. Venus 2, Vinum 2: Vinum regna se hai un Satyrus, altrimenti Venus. Venus 1, Pluto 1: parità.`,
  'rules.rulingDeus.words':
    'deus che regna, quale divinità regna, chi regna, perché regna vinum, regnare, più umbra, vinum vince la parità, vinum perde la parità, satyrus e vinum, stesse umbra, deus più forte',

  'rules.bacchusMoves.title': 'Bacchus passa oltre, viene e chiede',
  'rules.bacchusMoves.short':
    'Se hai Bacchus e non regna, lo dai a un giocatore di tua scelta. Chi lo riceve ti fa una domanda dopo la tua scena, e all’inizio del proprio turno seguente racconta come è venuto Bacchus.',
  'rules.bacchusMoves.more': `**Passa oltre:** prima dell’Aruspex, appena si sa chi regna. Se regna, resta.

**Chiede:** che cosa prova o pensa il tuo personaggio, o che cosa c’è nel suo passato? Chi ora lo ha chiede quando la tua scena è raccontata. Rispondi con semplicità, o con un breve ricordo.

**Viene:** chi ha ricevuto Bacchus nel turno di un altro comincia il proprio turno seguente con qualche riga su come il dio si manifesta; solo dopo si danno le Umbra.

Da quando qualcuno l’ha avuto, Bacchus non sta mai più al centro. Dove una regola ce lo metterebbe, va a qualcun altro.`,
  'rules.bacchusMoves.words':
    'bacchus, bacchus passa oltre, bacchus chiede, domanda di bacchus, chi mi fa la domanda, dare via bacchus, bacchus è venuto, perché devo dare bacchus, rispondere alla domanda, bacchus al centro, bacchus viene',

  'rules.aruspex.title': 'L’Aruspex in breve',
  'rules.aruspex.short':
    'L’Aruspex è la tavola di ciò che porta ogni Deus che regna: prima un’azione sulle carte, poi se la scena porta altrove, poi che cosa racconta. Ti mostro la riga che vale, e perché.',
  'rules.aruspex.more': `- **Parità** · un tuo Deus al centro · altrove · qui tutto si è spento
- **Accusator** · prendi Miles, Accusator al centro · altrove · inseguimento
- **Amans** · nulla · altrove · il tuo finale di Amans
- **Bacchus** · resta · qui · la festa cresce
- **Miles** · Accusator al centro · altrove · inseguimento
- **Minerva** · Minerva al centro · qui · del tuo Amans
- **Pluto** · prendi Miles, Pluto al centro · altrove · un crimine
- **Satyrus** · nulla · altrove · un luogo di tentazioni
- **Venus** · prendi Amans se è in gioco, Venus al centro · altrove · più vicino al tuo Amans
- **Vinum con il calice** · prendi un Deus · come vuoi · arriva qualcuno
- **Vinum senza** · nulla · qui · la festa cresce

L’azione sulle carte avviene subito; dove c’è una scelta, ti viene chiesta. Le persone di cui non hai più il Deus possono restare nella tua storia o andarsene. Solo con il tuo Amans ti riuniscono le carte soltanto.`,
  'rules.aruspex.words':
    'aruspex, tavola dell’aruspex, righe, azione sulle carte, luogo, cambiare luogo, devo cambiare luogo, restare, che cosa devo raccontare, panoramica delle righe, che cosa fa ogni divinità, che cosa fa ogni deus',

  'rules.tiesRow.title': 'Parità: quando nessun Deus regna da solo',
  'rules.tiesRow.short':
    'Metti al centro uno dei tuoi Dei, e la tua scena parte per un altro luogo, perché questo non ha più nulla da offrire.',
  'rules.tiesRow.more': `**Carte:** un Deus di tua scelta, mai Vinum. Se scegli Bacchus, va invece a qualcun altro.

**Luogo:** cambia.

**Scena:** racconta che cosa si è spento dov’eri, e poi com’è il luogo nuovo.

Se davanti a te c’è solo Vinum, non c’è nulla da rimettere; il luogo cambia lo stesso.`,
  'rules.tiesRow.words':
    'parità, parita, parita tra divinita, parità dei deus, parità tra divinità, parità in bacchanalia, rimettere un deus, luogo noioso, nessuno regna, cedere un deus',

  'rules.accusatorMiles.title': 'Accusator e Miles: inseguiti',
  'rules.accusatorMiles.short':
    'Il tuo Accusator e i soldati si avvicinano. Quanto, dipende da quante volte è stata pescata Parcae. Il luogo cambia sempre.',
  'rules.accusatorMiles.more': `**Accusator.** Carte: ricevi un Miles, e Accusator va al centro.
- Parcae 0 o 1: una minaccia. Ti passano accanto senza vederti, o corri più veloce di loro.
- Parcae 2 o più: il tuo Accusator ti affronta, e il crimine viene alla luce o mostra un lato nuovo.

**Miles.** Carte: il tuo Accusator, se lo hai, va al centro.
- Parcae 0 o 1: una minaccia, come sopra.
- Parcae 2: ti mettono alle strette, e fuggi a un prezzo: con una ferita, o senza qualcosa di prezioso. Se il tuo Amans era con te, le vostre strade si dividono; la carta resta tua.
- Parcae 3 o più: senti la fine. La tua prossima scena è il tuo finale di Miles.`,
  'rules.accusatorMiles.words':
    'accusator, miles, soldati, accusatore, minaccia, inseguimento, inseguiti, alle strette, prezzo della fuga, regna accusator, regna miles, ferita, separati dall’amans',

  'rules.minervaVenus.title': 'Minerva e Venus: il tuo Amans',
  'rules.minervaVenus.short':
    'Entrambe parlano di chi ami. Minerva porta conoscenza, Venus vicinanza; poi ciascuna va al centro.',
  'rules.minervaVenus.more': `**Minerva.** Carte: Minerva al centro. Luogo: lo stesso.
- Con il tuo Amans: scopri qualcosa di nuovo.
- Senza: una notizia, uno sguardo da lontano o una visione.

**Venus.** Luogo: cambia.
- Amans non ancora in gioco: un caldo ricordo; Venus resta con te.
- Amans in gioco: ricevi Amans, dal centro o da chi ha la carta, e Venus va al centro. Se siete già insieme, vi avvicinate ancora; se no, qualcuno di sconosciuto e bello ti conduce lì.

“Con il tuo Amans” vuol dire nella tua storia, non nelle carte. Puoi lasciarlo andare o restare come preferisci, ma per ritrovarvi ti serve la carta, o una scena che lo dica.`,
  'rules.minervaVenus.words':
    'amans, regna minerva, regna venus, venus, minerva, persona amata, amore, con l’amans, trovare il mio amans, visione, notizie dell’amans, ricordo, ritrovarsi, prendere amans, amans non in gioco',

  'rules.plutoSatyrus.title': 'Pluto e Satyrus',
  'rules.plutoSatyrus.short':
    'Pluto chiude la tua scena con un crimine che ti resta addosso. Satyrus ti attira in un altro luogo. In entrambi i casi il luogo cambia.',
  'rules.plutoSatyrus.more': `**Pluto.** Carte: ricevi un Miles, e Pluto va al centro. Un atto di violenza chiude la scena e ti coinvolge, che tu abbia fatto qualcosa o no. Poi sei altrove.

**Satyrus.** Nessuna azione sulle carte. Arrivi in un luogo nuovo, dalle tentazioni evidenti. Che cosa se ne racconta, e che cosa resta dietro la tenda, segue ciò che il tavolo ha concordato.

Un Satyrus davanti a te fa inoltre vincere a Vinum ogni parità.`,
  'rules.plutoSatyrus.words':
    'pluto, satyrus, satiro, satiri, violenza, atto di violenza, omicidio, tentazione, regna pluto, regna satyrus, coinvolgimento',

  'rules.vinumRow.title': 'Vinum e Bacchus: la festa cresce',
  'rules.vinumRow.short':
    'Il vino regna più spesso di ogni altra cosa. Con un calice sul tuo Vinum arriva qualcuno di nuovo, e ricevi un Deus; senza, la festa intorno a te si gonfia.',
  'rules.vinumRow.more': `**Vinum con il calice** (almeno una delle Umbra lo porta). Carte: ricevi un Deus, a tua scelta. Luogo: come vuoi. Scena: racconta chi è arrivato, e il brivido che ha portato con sé.

**Vinum senza.** Nessuna azione sulle carte. Resti, e i limiti della festa si allentano.

**Bacchus.** Resta con te, e tu resti dove sei. La festa cresce intorno a te.

Vinum regna anche quando nessun tuo Deus ha un’Umbra.`,
  'rules.vinumRow.words':
    'calice, vinum, coppa, regna vinum, regna bacchus, eccesso, arriva qualcuno di nuovo, la festa cresce, prendere un deus qualsiasi, che cosa fa il calice',

  'rules.gettingDeus.title': 'Ricevere un Deus',
  'rules.gettingDeus.short':
    'Prima dal centro. Se lì non c’è una carta di quel nome, da un giocatore di tua scelta che ne ha una. Se nessuno ne ha, non succede nulla.',
  'rules.gettingDeus.more': `- **Un certo Deus** (Miles, Amans): dal centro, altrimenti da un giocatore che scegli tu.
- **Un Deus qualsiasi** (Vinum con il calice): uno dal centro, quello che vuoi. Solo se il centro è vuoto, da un giocatore di tua scelta.
- **Vinum** non si dà, non si prende e non si rimette mai.
- **Bacchus** non torna mai al centro; dove dovrebbe, lo riceve qualcun altro.

Se c’è una sola possibilità, avviene da sé. Nessuno può rifiutare.`,
  'rules.gettingDeus.words':
    'ricevere un deus, prendere un deus, prendere da un altro giocatore, rubare una carta, dal centro, scegliere un deus, posso prendere vinum, nessuno ce l’ha, prendere miles, quale prendo',

  'rules.telling.title': 'Raccontare una scena',
  'rules.telling.short':
    'Scrivila nel modulo che si apre con il pulsante, anche in più parti, o come messaggi tuoi nel thread da aggiungere alla tua scena. Vale quando dici che è raccontata.',
  'rules.telling.more': `- Ciò che hai scritto resta come bozza, anche se vengo riavviato. Finché non è raccontato, puoi cambiarlo.
- Tutte le parti insieme hanno posto per 12.000 caratteri. Bastano poche righe buone.
- L’Aruspex dice che cosa deve accadere e se il luogo cambia. Tutto il resto sta a te: chi incontri, che aspetto hanno, che odore c’è.
- Non leggo ciò che scrivete nel canale. Un messaggio fa parte della tua scena solo se lo aggiungi.

Non racconto mai nulla al posto tuo, non lo giudico, e non faccio nessuna delle scelte che le regole affidano a te.`,
  'rules.telling.words':
    'scena, raccontare, scrivere, come racconto, aggiungere alla mia scena, bozza, più parti, testo lungo, modulo, caratteri, modificare la scena, il bot scrive le scene, il bot legge i messaggi',

  'rules.oddCard.title': 'Conservare una carta, e contestarla',
  'rules.oddCard.short':
    'Se la tua scena riprende un personaggio riconoscibile, un luogo o una cosa che un altro ha descritto, puoi conservare un’Umbra per il tuo turno seguente.',
  'rules.oddCard.more': `- Dev’essere qualcosa di particolare: non una fattoria, ma quella fattoria rossa con l’enorme quercia.
- Non è mai stato in una tua scena, e non è una delle figure delle carte, come soldati o satiri.
- Dici che cosa hai ripreso. Va bene ogni Umbra di questo turno, tranne Parcae.
- Nel turno seguente è una delle tue quattro. Non si conserva mai una seconda volta, e non ne hai mai due.

**Contestare:** finché non si va avanti, chiunque altro può dubitarne. Gli altri votano; se la maggior parte dei voti è d’accordo, la carta si scarta. La tua scena resta com’è.`,
  'rules.oddCard.words':
    'conservare una carta, tenere una carta, tenere un’umbra, carta ruotata, odd card, contestare, contestazione, dubitare, votare, votazione, intrecciare, storie degli altri, conservare due volte',

  'rules.othersTurns.title': 'Che cosa puoi fare nei turni degli altri',
  'rules.othersTurns.short':
    'Fare domande, dare Minerva a chi ha raccontato una scena eccessiva, contestare una carta conservata, e far saltare qualcosa.',
  'rules.othersTurns.more': `**Chiedere:** su ogni scena, con garbo e in breve, chiunque abbia Bacchus. Nessuno deve rispondere a lungo.

**Il dono di Minerva:** se Minerva è davanti a te e la scena di un altro è stata molto sfrenata, puoi dargliela: la dea se n’è accorta. Si può fino a quando è raccontata la scena seguente. Lì vuole vino dalla pesca successiva in poi.

**Contestare e votare:** quando si conserva una carta.

**Saltare:** la carta X ce l’hanno tutti, in ogni momento.`,
  'rules.othersTurns.words':
    'turni degli altri, turno di un altro, non è il mio turno, dare minerva, dono di minerva, fare una domanda, domande, che cosa posso fare mentre aspetto, scena eccessiva',

  'rules.safety.title': 'Carta X, linee e veli',
  'rules.safety.short':
    'Prima della partita concordate linee, che la storia non oltrepassa mai, e veli, dietro i quali qualcosa accade senza essere raccontato. La carta X salta ciò che è appena stato raccontato, e nessuno chiede perché.',
  'rules.safety.more': `- **Linee** e **veli** stanno al tavolo fin dall’inizio, perché tutti li leggano.
- **Carta X:** un pulsante che avete tutti, in ogni turno. Funziona anche senza il tuo nome. Ciò che salta non c’è più, nemmeno nella cronaca, e la partita continua.
- Puoi andartene in ogni momento.

Le carte non chiedono mai più di un accenno. Una scena che sfuma sulla soglia vale quanto ogni altra.`,
  'rules.safety.words':
    'carta x, x-card, cartax, sicurezza, linee, veli, linee e veli, disagio, saltare, fermare, consenso, troppo, non lo voglio, anonimo, limiti',

  'rules.absence.title': 'Assentarsi, o lasciare la storia',
  'rules.absence.short':
    'Chi non agisce in tempo viene saltato, e al suo posto non si racconta né si sceglie nulla. Chi se ne va per sempre se ne va senza finale.',
  'rules.absence.more': `**Assenza:** orologio e promemoria del tavolo sono come in ogni partita. Scaduto il tempo, si salta ciò che aspetta te: presentazione, scena, domanda, scelta. Resti al tavolo, e il turno seguente è di nuovo tuo. Solo un finale dovuto non torna: se viene saltato resta non raccontato, e la tua storia si interrompe lì. Nessun giocatore virtuale ti sostituisce, perché nessun altro può raccontare la tua storia.

**Lasciare:** i tuoi Dei vanno al centro, Bacchus a qualcun altro, e il tuo Vinum esce dal gioco. Ciò che hai raccontato resta parte della storia. Non puoi più tornarvi.

Se resta una persona sola, il suo turno seguente è un finale.`,
  'rules.absence.words':
    'assente, assenza, assentarsi, lasciare la storia, andarsene, abbandonare la storia, vacanza, turno perso nella storia, saltato, non ho tempo, sostituto, sostituzione, il computer gioca per me',

  'rules.chronicle.title': 'La cronaca',
  'rules.chronicle.short':
    'Tutto ciò che è stato raccontato, in un documento: personaggi, scene in ordine con il Deus che regnava, domande e risposte, finali. La puoi prendere alla fine, e in ogni momento prima.',
  'rules.chronicle.more': `- Solo chi siede al tavolo può prenderla.
- Si pubblica solo se siete tutti d’accordo; basta un solo no perché resti tra voi.
- Ciò che è stato saltato con la carta X non c’è.
- Contiene le vostre parole come le avete scritte; di mio ci sono le carte e l’ordine, nient’altro.`,
  'rules.chronicle.words':
    'cronaca, documento, esportare la storia, scaricare, pubblicare, chi può leggere la nostra storia, salvare la storia, PDF, rileggere, privato, condividere la storia',

  'rules.storyEnd.title': 'Quando la storia è finita',
  'rules.storyEnd.short':
    'Quando tutti hanno raccontato un finale. Ci si arriva per tre vie: finale di Amans, finale di Miles e finale della storia. Non ci sono punti, e nessuno vince.',
  'rules.storyEnd.more': `**L’ultimo giro:** per tutti quelli che restano il turno seguente è un finale della storia, quando
- resta una persona sola;
- restate in due, e viene pescata Parcae;
- è arrivata l’ora concordata;
- Parcae è venuta tante volte quante avete concordato.

**Dopo un finale** le tue Umbra si scartano, Bacchus va a chi gioca ancora, e gli altri tuoi Dei tranne Vinum vanno al centro. Continui a leggere, chiedere e votare; turni non te ne toccano più.

Quando tutti hanno raccontato il finale, la cronaca è pronta.`,
  'rules.storyEnd.words':
    'fine della storia, come finisce bacchanalia, ultimo giro, chi vince a bacchanalia, vincere la storia, conclusa, finali, finale, tre finali, dopo il mio finale, lieto fine',

  'rules.amansEnding.title': 'Regna Amans: il finale di Amans',
  'rules.amansEnding.short':
    'Quando regna Amans racconti subito la tua fuga dall’Impero: insieme vi mettete in salvo, e né Accusator né soldati vi raggiungono più.',
  'rules.amansEnding.more': `Prima non passa di mano nessuna carta, e il luogo cambia: via da Bertinoro, via dall’Impero.

Per questo ti serve la carta Amans davanti a te, con più Umbra di ogni altra. Amans arriva al centro con la prima Parcae. Ricevi la carta quando regna Venus, o con un calice su Vinum.

È il finale senza alcuna condizione: non si pesca nulla, e non c’è svolta.`,
  'rules.amansEnding.words':
    'finale di amans, regna amans, finale felice, fuggire insieme, fuggire con il mio amans, come scappo, come ottengo un finale felice, fuga dall’impero',

  'rules.milesEnding.title': 'Il finale di Miles',
  'rules.milesEnding.short':
    'Se regna Miles con tre o più Parcae, il tuo turno seguente è il tuo finale di Miles. Le carte decidono ancora una volta, e per lo più finisce con la morte.',
  'rules.milesEnding.more': `1. La tua carta conservata, se ne hai una, si scarta.
2. Peschi finché hai quattro Umbra; ogni Vinum si scarta subito.
3. Vanno sui tuoi Dei, e il Deus che regna si decide come sempre.

**Regna Amans o Venus:** tu e il tuo Amans riuscite a fuggire.

**Tutto il resto:** Accusator o soldati sono la tua morte. Se tra le tue carte c’è Parcae, prima può venire una svolta: ti liberi dell’Accusator, o il tuo Amans è in salvo per sempre.`,
  'rules.milesEnding.words':
    'finale di miles, morte, morire, morire per mano dei soldati, tre parcae, svolta, muoio, devo morire, i soldati mi prendono',

  'rules.storyEnding.title': 'Il finale della storia',
  'rules.storyEnding.short':
    'Nell’ultimo giro ogni turno è un finale della storia. Peschi quattro Umbra senza Vinum, e scegli tra i finali dei tuoi Dei che ne hanno ricevuta una.',
  'rules.storyEnding.more': `Prima si scarta la tua carta conservata. Ogni Vinum che peschi si scarta. Qui non ci sono parità: si può scegliere ogni Deus con un’Umbra.

- **Amans o Venus:** fuga.
- **Pluto:** morte nelle conseguenze di un crimine.
- **Bacchus o Satyrus:** smarrimento nel baccanale.
- **Minerva:** senza più l’Accusator, ma senza il tuo Amans; o la morte, e il tuo Amans in salvo.
- **Miles o Accusator:** morte per mano loro.

**Parcae** tra le tue carte: una grande svolta, e tutti questi finali ti sono aperti.
**Nessun Deus con un’Umbra:** se ne pescano altre quattro, finché ce n’è uno, o viene Parcae.
**Solo Vinum davanti a te:** smarrimento nel baccanale, senza pescare.`,
  'rules.storyEnding.words':
    'finale della storia, scegliere il finale, smarrimento nel baccanale, quali finali ci sono, pescare di nuovo, solo vinum, ultima scena, ultimo turno della storia',

  'rules.storyRulings.title': 'Dove il libretto di Bacchanalia tace',
  'rules.storyRulings.short':
    'Il libretto è scritto per persone intorno a un tavolo. Dove lascia aperto un caso, o chiede ciò che un canale non può sapere, c’è un chiarimento, nella pagina a cui appartiene.',
  'rules.storyRulings.more': `I chiarimenti riguardano
- quante Umbra di ogni nome ci sono;
- chi dà il primo Deus, e chi presenta per primo un personaggio;
- quale Vinum riceve Minerva;
- quando chiede Bacchus;
- chi decide se una carta si può conservare;
- carta X, linee e veli.

Anche assenza, abbandono, cronaca e bozze sono opera nostra: intorno a un solo tavolo non servono a nessuno.`,
  'rules.storyRulings.words':
    'chiarimenti su bacchanalia, libretto, regole della casa per la storia, differenze dal libretto, regole originali di bacchanalia, poco chiaro in bacchanalia',

  'rules.ruling.umbraSplit':
    'Il libretto non dice come le 62 Umbra si dividono tra i nomi: questi numeri sono nostri.',
  'rules.ruling.firstGiver':
    'Al posto del più giovane dà il primo Deus una persona estratta a sorte, perché nessuno debba dire la propria età.',
  'rules.ruling.firstIntroduction':
    'Al posto di chi vive più liberamente, si presenta per primo chi indica un secondo sorteggio.',
  'rules.ruling.gobletLast': 'Se i Vinum sono più d’uno, Minerva ne riceve prima uno senza calice.',
  'rules.ruling.bacchusAsks':
    'Bacchus chiede quando è passato oltre perché non regnava, e in nessun altro caso.',
  'rules.ruling.oddChallenge':
    'Chi conserva dice che cosa ha ripreso, e una contestazione approvata dalla maggior parte di chi vota scarta la carta.',
  'rules.ruling.xCard':
    'Tutti hanno una carta X, e il tavolo concorda linee e veli prima che la partita cominci.',

  'rules.figure.dei': 'Tutte le carte: nove Dei, ciascuno con un’Umbra, Vinum con e senza calice, e Parcae.',
};
